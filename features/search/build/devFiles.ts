import fs from 'node:fs';
import path from 'node:path';

import type {FileNames} from '../engine/fileNames';
import {findSearchFiles} from './keyedNames';

/** What the development server shows instead of search files of its own. */
export interface DevFiles {
  readonly fileNames: FileNames;
  /** A folder with nothing but the two files. */
  readonly served: string;
}

/**
 * Copies the search files of the last build to a folder that the development server can serve; null, and
 * a line on the console, where there was no build.
 */
export function devFiles(outDir: string, served: string): DevFiles | null {
  const fileNames = findSearchFiles(outDir);
  if (fileNames === null) {
    console.log('search-index: no search in development before the first `npm run build`.');
    return null;
  }
  fs.rmSync(served, {recursive: true, force: true});
  fs.mkdirSync(served, {recursive: true});
  for (const name of [fileNames.searchDoc, fileNames.lunrIndex]) {
    fs.copyFileSync(path.join(outDir, name), path.join(served, name));
  }
  console.log('search-index: search shows the state of the last build.');
  return {fileNames, served};
}
