import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../shared/process/runMain';

/** Files that a command generates, by their names in the folder. */
type GeneratedFiles = ReadonlyMap<string, string | Buffer>;

/**
 * Writes the files that a command generates, as far as they differ, and returns how many did; with `--check`, it only
 * compares them.
 *
 * @throws PlainError that names the files that differ, with `--check`.
 */
export function writeOrCheck(
  folder: string,
  files: GeneratedFiles,
  command: string,
  isCheck = process.argv.includes('--check'),
): number {
  const different = [...files].filter(([name, content]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || !readFileSync(file).equals(Buffer.from(content));
  });
  if (isCheck && different.length > 0) {
    const names = different.map(([name]) => `${folder}/${name}`).join(', ');
    throw new PlainError(`Out of date: ${names}. Run \`${command}\` and commit the files.`);
  }
  different.forEach(([name, content]) => {
    writeFileSync(path.join(folder, name), content);
  });
  return different.length;
}
