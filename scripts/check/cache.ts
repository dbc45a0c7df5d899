import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

const folder = '.cache/checks';
// Whatever may change a tool's findings in an unchanged file: its version, its configuration, Node.
const inputs = [
  'package-lock.json',
  'tsconfig.json',
  'eslint.config.ts',
  '.prettierrc.json',
  'cspell.json',
  'cspell.words.txt',
];

/** The cache name for these versions and settings; it changes whenever any of them does. */
export function cacheKey(contents: readonly string[], node: string): string {
  const hash = createHash('sha256').update(node);
  contents.forEach((content) => hash.update('\0').update(content));
  return hash.digest('hex').slice(0, 16);
}

const key = cacheKey(
  inputs.map((file) => readFileSync(file, 'utf8')),
  process.version,
);

/** The path of a tool's cache. */
export function cacheFile(tool: string): string {
  return path.join(folder, key, tool);
}

/** Removes the caches of other versions and settings. */
export function removeOldCaches(): void {
  mkdirSync(folder, {recursive: true});
  const names = readdirSync(folder, {withFileTypes: true}).map(({name}) => name);
  names
    .filter((name) => name !== key)
    .forEach((name) => rmSync(path.join(folder, name), {recursive: true}));
}
