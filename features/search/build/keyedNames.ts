import {existsSync, readdirSync} from 'node:fs';

import type {FileNames} from '../engine/fileNames';

/** The names of the two files for a key. */
export function keyedNames(key: string): FileNames {
  return {searchDoc: `search-doc-${key}.json`, lunrIndex: `lunr-index-${key}.json`};
}

/** The names of the two files in a folder; null where there are none. */
export function findSearchFiles(folder: string): FileNames | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const keys = names.flatMap((name) => /^search-doc-([0-9a-z]+)\.json$/.exec(name)?.[1] ?? []);
  return keys.map(keyedNames).find(({lunrIndex}) => names.includes(lunrIndex)) ?? null;
}
