import {readFileSync, readdirSync} from 'node:fs';

import {type Services, parseServices} from '../../../library-facts';

/** Reads `generated/services`: what each library adds to a Symfony application. */
export function readServices(folder = 'generated/services'): Services[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) {
    throw new Error(`${folder} has no file; record it again: generated/README.md.`);
  }
  return files.sort().map((file) => {
    const path = `${folder}/${file}`;
    return parseServices(readFileSync(path, 'utf8'), path);
  });
}
