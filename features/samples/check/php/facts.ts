import {existsSync, readFileSync, readdirSync} from 'node:fs';

import {type ApiClass, parseApi} from '../../../library-facts';

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
    return parseApi(readFileSync(path, 'utf8'), path).classes;
  });
}
