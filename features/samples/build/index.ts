import path from 'node:path';

import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {parseFence} from '../parse/parseFence';
import {readOutputRecords} from '../schema/outputRecords';
import {pageTypes} from '../inferred-types/pageTypes';
import {highlight} from '../highlight/highlight';
import {printedBy} from './printedBy';
import {shortMarkup} from '../highlight/shortMarkup';

/**
 * A rehype plugin: replaces the content of each fenced block with highlighted HTML, made at build time. The
 * page's `pre` gets `html`, `language`, `title`, `printedBy` for the output of a real run, and the address of its
 * types (`types`) if `generated/sample-types` has its names; `features/samples/ui/CodeBlock` renders them.
 */
export function highlightCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    const types = pageTypes(file.path);
    const page = path.relative('', file.path).replaceAll(path.sep, '/');
    const records = readOutputRecords(page);
    const sources: string[] = [];
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const source = lostLine(node, String(file)) + textOf(code);
      const language = languageOf(code);
      sources.push(source);
      const {title, lines, output} = parseFence(metaOf(code));
      const names = types?.spansOf(source) ?? [];
      const printer = output === true ? printedBy(records, source) : undefined;
      node.properties = {
        html: shortMarkup(toHtml(highlight(source, language, new Set(lines), names))),
        language,
        ...(types !== undefined && names.length > 0 && {types: types.address}),
        ...(title !== undefined && {title}),
        ...(printer !== undefined && {printedBy: printer}),
      };
      node.children = [];
    });
    // While a page is being written, its types are out of date.
    if (process.env.NODE_ENV === 'production') {
      types?.checkBlocks(sources);
    }
  };
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
