import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {parseSearchFile} from '../engine/documents';
import type {SearchData} from '../engine/load';
import {indexPages} from '../engine/pageIndex';
import {parseIndex} from '../engine/termIndex';
import {PlainError} from '../../../shared/process/runMain';

/** The search of a built site; throws when there is none in the folder. */
export function readSearchFiles(folder: string): SearchData {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const readJson = (pattern: RegExp): unknown => {
    const name = names.find((candidate) => pattern.test(candidate));
    if (name === undefined) {
      throw new PlainError(`${folder}: no search files. Run "npm run build" first.`);
    }
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  };
  const file = parseSearchFile(readJson(/^search-doc-.*\.json$/));
  const index = parseIndex(readJson(/^lunr-index-.*\.json$/));
  return {...file, index: indexPages(file.searchDocs, index)};
}
