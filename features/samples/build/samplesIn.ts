import type {Element, Root} from 'hast';
import type {} from 'mdast-util-to-hast';
import {SKIP, visit} from 'unist-util-visit';

import {type Meta, readFence} from '../parse/parseFence';
import type {SampleNode} from './insertSetUp';

/** A fenced block of a page in the tree. */
export interface Sample extends SampleNode {
  readonly meta: Meta;
}

/** The fenced blocks of a page, whose Markdown is given as well, in order. */
export function samplesIn(tree: Root, page: string): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const code = node.tagName === 'pre' ? node.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code') {
      return undefined;
    }
    const {meta, value} = readFence(metaOf(code), lostLine(node, page) + textOf(code));
    samples.push({node, parent, source: value, language: languageOf(code), meta});
    return SKIP;
  });
  return samples;
}

function textOf({children: [text]}: Element): string {
  return text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
}

/** The blank first line of a block in `.md`: rehype-raw, which runs before, drops it like an HTML parser. */
function lostLine({position, children: [code]}: Element, page: string): string {
  const isBlank = position !== undefined && page.split('\n')[position.start.line]?.trim() === '';
  const isThere = code?.type !== 'element' || textOf(code).startsWith('\n');
  return isBlank && !isThere ? '\n' : '';
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((value) => value.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}

function metaOf(code: Element): string {
  const fromProperty = code.properties.metastring;
  return typeof fromProperty === 'string' ? fromProperty : (code.data?.meta ?? '');
}
