import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {searchFiles} from '../build/searchFiles';
import type {Sources} from '../build/sources';
import {builtSearchFiles, readDocumentsFile, readWholeDocuments} from './readSearchFiles';

/**
 * Writes the two files of a built site again, from its pages and the sources of today, so that a change of questions,
 * thesaurus or packing can be measured without a build. Returns what is in them.
 */
export function renewFiles(folder: string, sources: Sources): string {
  const {options} = readDocumentsFile(folder);
  const {searchDoc, lunrIndex, bytes} = searchFiles(readWholeDocuments(folder), options, sources);
  const names = builtSearchFiles(folder);
  replace(path.join(folder, names.searchDoc), searchDoc);
  replace(path.join(folder, names.lunrIndex), lunrIndex);
  return `${folder}: ${bytes} bytes gzip`;
}

/** Writes a file without its compressed copies, which a server would prefer. */
function replace(file: string, text: string): void {
  writeFileSync(file, text);
  for (const ending of ['.gz', '.br']) {
    rmSync(file + ending, {force: true});
  }
}
