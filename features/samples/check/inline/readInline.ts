import {readFileSync} from 'node:fs';

import {visit} from 'unist-util-visit';

import {parseMarkdown} from '../../parse/parseMarkdown';

/** A piece of code in a sentence, a heading or a table of a page. */
export interface InlineCode {
  readonly page: string;
  readonly line: number;
  readonly value: string;
}

/** Every piece of inline code of a page, in order. */
export function readInline(page: string, text = readFileSync(page, 'utf8')): InlineCode[] {
  const found: InlineCode[] = [];
  visit(parseMarkdown(page, text), 'inlineCode', ({value, position}) => {
    found.push({page, line: position?.start.line ?? 0, value});
  });
  return found;
}
