import {readFileSync} from 'node:fs';

import {type InlineCode, readPage} from '../../parse/readPage';

/** Every piece of inline code of a page, in order. */
export function readInline(page: string, text = readFileSync(page, 'utf8')): readonly InlineCode[] {
  return readPage(page, text).inline;
}
