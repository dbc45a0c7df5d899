import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The file of a page in a folder of generated files: `docs/mapper/intro.mdx` has `<folder>/mapper/intro.json`. */
export function fileOfPage(folder: string, page: string): string {
  return path.posix.join(folder, page.replace(/^docs\//, '').replace(/\.mdx?$/, '.json'));
}

/** The unexpected files of such a folder. */
export function unexpectedFiles(folder: string, expected: ReadonlySet<string>): string[] {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => !expected.has(file));
}

/** The address of a page: that of `docs/mapper/index.mdx` is `/mapper`. */
export function addressOfPage(page: string): string {
  const name = path.posix.join('/', page.replace(/^docs/, '').replace(/\.mdx?$/, ''));
  return name.replace(/(?<=.)\/index$/, '');
}
