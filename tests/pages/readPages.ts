import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {parsePage} from './rules/page';
import type {Page} from './rules/page';

/** Every page of the site, drafts too; files whose name starts with `_` are pieces of pages. */
export function readPages(): Page[] {
  return readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join('docs', ...file.split(path.sep)))
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .sort()
    .map((file) => parsePage(file, readFileSync(file, 'utf8')));
}
