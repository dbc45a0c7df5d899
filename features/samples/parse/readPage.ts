import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';

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

const known = new Map<string, {readonly text: string; readonly code: PageCode}>();

/** All code of a page. A build and the checks read the code of each page several times, and parse it once. */
export function readPage(page: string, text: string): PageCode {
  const last = known.get(page);
  if (last?.text === text) {
    return last.code;
  }
  const fenced: Code[] = [];
  const inline: InlineCode[] = [];
  visit(parseMarkdown(page, text), (node) => {
    if (node.type === 'code') {
      fenced.push(node);
    } else if (node.type === 'inlineCode') {
      inline.push({page, line: node.position?.start.line ?? 0, value: node.value});
    }
  });
  const code = {fenced, inline};
  known.set(page, {text, code});
  return code;
}
