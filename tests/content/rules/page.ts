import type {Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';

import {parseMarkdown} from '../../../features/samples/parse/parseMarkdown';
import {type Field, readFrontMatter} from '../../../shared/text/frontMatter';

/** A problem that a rule found in a file. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A page, read the way Docusaurus reads it, but not rendered. */
export interface Page {
  /** Path in the repository: `docs/mapper/index.mdx`. */
  readonly file: string;
  /** Path without `docs/` and the extension: `mapper/index`. */
  readonly id: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly tree: Root;
}

/** Checks one page. */
export type PageRule = (page: Page) => Finding[];

/** Reads a page. Throws with the location if an `.mdx` file does not parse. */
export function parsePage(file: string, text: string): Page {
  const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const tree = parseMarkdown(file, text);
  return {file, id, tree, fields: readFrontMatter(file, text).fields};
}

/** Makes a finding at the position of a node. */
export function at({file}: Page, node: Node, message: string): Finding {
  return {file, line: node.position?.start.line ?? 1, message};
}

/** Makes a finding at a key of the front matter, or at the start of the page when the key is missing. */
export function atField({file, fields}: Page, key: string, message: string): Finding {
  return {file, line: fields.get(key)?.line ?? 1, message: `${key}: ${message}`};
}

/** A run of prose: no code, no URLs, no front matter. */
export interface Prose {
  readonly node: Node;
  readonly text: string;
}

/** The prose of a page, in order. */
export function proseOf({tree}: Page): Prose[] {
  const prose: Prose[] = [];
  visit(tree, 'text', (node) => {
    prose.push({node, text: node.value});
  });
  return prose;
}

/** The value of a front matter key if it is a string. */
export function textField({fields}: Page, key: string): string | undefined {
  const value = fields.get(key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** `file:line message`, one line each, as the tests show them. */
export function show(findings: readonly Finding[]): string[] {
  return findings.map(({file, line, message}) => `${file}:${line} ${message}`);
}
