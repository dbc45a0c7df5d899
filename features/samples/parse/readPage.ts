import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';

import {memoizeByText} from '../../../shared/functions/memoize';
import {parseMarkdown} from './parseMarkdown';

/** A piece of code in a sentence, a heading or a table of a page. */
export interface InlineCode {
  readonly page: string;
  readonly line: number;
  readonly value: string;
}

/** The code of a page, in order. */
export interface PageCode {
  readonly fenced: readonly Readonly<Code>[];
  readonly inline: readonly InlineCode[];
}

/** All code of a page. A build and the checks read the code of each page several times, and parse it once. */
export const readPage = memoizeByText((page: string, text: string): PageCode => {
  const fenced: Code[] = [];
  const inline: InlineCode[] = [];
  visit(parseMarkdown(page, text), (node) => {
    if (node.type === 'code') {
      fenced.push(node);
    } else if (node.type === 'inlineCode') {
      inline.push({page, line: node.position?.start.line ?? 0, value: node.value});
    }
  });
  return {fenced, inline};
});
