import type {FileNames} from '../engine/fileNames';

/** The names of the two files for a key. */
export function keyedNames(key: string): FileNames {
  return {searchDoc: `search-doc-${key}.json`, lunrIndex: `lunr-index-${key}.json`};
}

/** The key in the name of a search documents file; null for any other file. */
export function keyOf(fileName: string): string | null {
  return /^search-doc-([0-9a-z]+)\.json$/.exec(fileName)?.[1] ?? null;
}
