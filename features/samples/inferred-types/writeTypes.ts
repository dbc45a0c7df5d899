import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pageTypes} from './pageTypes';

/** Writes the types of each page in `docs` below a folder and returns the number of pages. */
export function writeTypes(docs: string, outDir: string): number {
  const files = existsSync(docs) ? readdirSync(docs, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files.flatMap((file) => pageTypes(path.join(docs, file)) ?? []);
  for (const {address, content} of pages) {
    const file = path.join(outDir, address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return pages.length;
}
