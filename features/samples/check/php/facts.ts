import {existsSync, readFileSync, readdirSync} from 'node:fs';

import type {Api, ApiClass} from '../../../library-facts';

/** The recorded classes that replace the libraries. */
export interface Facts {
  readonly family: readonly ApiClass[];
  readonly thirdParty: readonly ApiClass[];
}

/** Reads the recorded API of the family and of the packages that Composer cannot install. */
export function readFacts(folder = 'generated'): Facts {
  return {family: classesIn(`${folder}/api`), thirdParty: classesIn(`${folder}/third-party`)};
}

function classesIn(folder: string): ApiClass[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.flatMap((file) => {
    const path = `${folder}/${file}`;
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isApi(content)) {
      throw new Error(`${path} has no list of classes; record it again: generated/README.md.`);
    }
    return content.classes;
  });
}

function isApi(value: unknown): value is Pick<Api, 'classes'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'classes' in value &&
    Array.isArray(value.classes) &&
    value.classes.length > 0
  );
}
