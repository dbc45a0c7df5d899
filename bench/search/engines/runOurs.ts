import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {answerQuery} from '../../../features/search/engine/answerQuery';
import {builtSearchFiles, readSearchFiles} from '../../../features/search/cli/readSearchFiles';
import {gzipSize} from '../../../shared/files/compressFiles';
import type {Run} from './run';

// A message in features/search/engine/documents.ts; only the script of the worker contains it.
const inWorker = 'The search documents file has no list of documents.';

/** The search of the built site, for a reader who is in no library. */
export function runOurs(folder: string, queries: readonly string[]): Run {
  const data = readSearchFiles(folder);
  const bytes = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSize(readFileSync(path.join(folder, name))), 0);
  const indexBytes = bytes(Object.values(builtSearchFiles(folder)));
  return {
    engine: 'ours',
    setting: 'default',
    indexBytes,
    firstBytes: indexBytes + bytes([workerFile(folder)]),
    found: queries.map((query) => answerQuery(data, query).pages.map(({route}) => route)),
  };
}

function workerFile(folder: string): string {
  const scripts = readdirSync(path.join(folder, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/js/${name}`)
    .filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(inWorker));
  const [script] = scripts;
  if (script === undefined || scripts.length > 1) {
    throw new Error(`${folder}/assets/js: ${scripts.length} scripts read the search files, not 1.`);
  }
  return script;
}
