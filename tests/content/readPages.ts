import {readFileSync} from 'node:fs';

import {pageFiles} from '../../features/samples/parse/readBlocks';
import {parsePage} from './rules/page';
import type {Page} from './rules/page';

/** Every page of the site, including drafts; files whose name starts with `_` are partials. */
export function readPages(): Page[] {
  return pageFiles().map((file) => parsePage(file, readFileSync(file, 'utf8')));
}
