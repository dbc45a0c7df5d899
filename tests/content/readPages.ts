import {readFileSync} from 'node:fs';

import {pageFiles} from '../../features/samples/parse/readBlocks';
import {parsePage} from './rules/page';
import type {Page} from './rules/page';

let all: readonly Page[] | undefined;

/**
 * Every page of the site, including drafts; files whose name starts with `_` are partials. Read once for all tests of
 * a worker, so no rule changes them.
 */
export function readPages(): readonly Page[] {
  all ??= pageFiles().map((file) => parsePage(file, readFileSync(file, 'utf8')));
  return all;
}
