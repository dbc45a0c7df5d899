import {readFileSync, readdirSync} from 'node:fs';

import {type Api, parseApi} from '../../../library-facts';

/** Reads the recorded APIs of a folder: `generated/api` or `generated/third-party`. */
export function readApis(folder: string): Api[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) {
    throw new Error(`${folder} has no file; record it again: generated/README.md.`);
  }
  return files.sort().map((file) => parseApi(readFileSync(`${folder}/${file}`, 'utf8'), file));
}
