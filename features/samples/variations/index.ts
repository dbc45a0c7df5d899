import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fetchedFiles} from '../../../shared/bundler/fetchedFiles';
import {pageVariations} from './pageVariations';

export interface Options {
  /** The folder of the pages. */
  readonly docs: string;
}

/** Writes the files that figures fetch: what varied samples print with each combination of values. */
export default function sampleOutputs(context: LoadContext, options: Options): Plugin {
  const docs = path.resolve(context.siteDir, options.docs);
  return fetchedFiles(
    'sample-outputs',
    context,
    (folder) => `${String(writeVariations(docs, folder))} pages`,
  );
}

/** Writes what varies on each page in `docs` below a folder and says on how many pages something does. */
export function writeVariations(docs: string, outDir: string): number {
  const files = existsSync(docs) ? readdirSync(docs, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files.flatMap((file) => pageVariations(path.join(docs, file)) ?? []);
  for (const {address, content} of pages) {
    const file = path.join(outDir, address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return pages.length;
}
