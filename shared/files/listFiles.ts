import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below a directory as sorted paths with slashes, relative to it. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
