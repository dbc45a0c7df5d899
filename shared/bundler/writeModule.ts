import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a module for the browser beside those that Docusaurus generates; returns its path. */
export function writeModule(
  generatedFilesDir: string,
  patch: string,
  name: string,
  text: string,
): string {
  const folder = path.join(generatedFilesDir, 'patches', patch);
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${name}.js`);
  writeFileSync(file, text);
  return file;
}
