import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fetchedFiles} from './fetchedFiles';

/** The file that a page fetches. */
export interface FetchedFile {
  /** Changes with the content. */
  readonly address: string;
  readonly content: string;
}

/** A plugin that writes the file of each page in `docs` that fetches one, with their number for the log of the build. */
export function fetchedPageFiles(
  name: string,
  context: Pick<LoadContext, 'generatedFilesDir' | 'siteDir'>,
  docs: string,
  fileOf: (page: string) => FetchedFile | undefined,
): Plugin {
  const folder = path.resolve(context.siteDir, docs);
  return fetchedFiles(name, context, (outDir) => {
    const pages = existsSync(folder)
      ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
      : [];
    const files = pages.flatMap((page) => fileOf(path.join(folder, page)) ?? []);
    for (const {address, content} of files) {
      const file = path.join(outDir, address);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    return `${String(files.length)} pages`;
  });
}
