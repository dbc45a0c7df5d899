import path from 'node:path';

import type {Element, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {shortName} from '../../../shared/text/shortName';
import {apiLinks} from '.';
import {type ApiNames, apiNames} from './apiNames';

const name = /^(?:#\[)?(\\?)((?:[A-Z]\w*\\)*[A-Z]\w*)(?:\([^)]*\)\]|\]|::\$?(\w+)(?:\(.*\).*)?)?$/;
const noLinkIn = new Set(['a', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary']);

/**
 * A rehype plugin that must run before the one that highlights samples: it links the first mention of a class
 * or member of the family in the prose of a page to the page that explains it, or else to the API reference, or else to its source.
 * A page ends with links to the reference of the classes that it explains and does not link yet, so that a reader
 * gets from any mention to the explanation and to the reference.
 */
export function linkInlineCode() {
  return (tree: Root, file: VFile): void => {
    const [, siteDir, page] = /^(.*)[\\/]docs[\\/](.+)\.mdx?$/.exec(file.path) ?? [];
    if (siteDir === undefined || page === undefined) {
      return;
    }
    const id = page.replaceAll(path.sep, '/');
    const ownUrl = `/${id.replace(/(?:^|\/)index$/, '')}`;
    const names = apiNames(siteDir);
    const linksOf = apiLinks(siteDir);
    const imported = importsIn(tree);
    const seen = new Set<string>();
    const linked = new Set<string>();
    visitSentences(tree, (node, index, parent) => {
      const meant = meaningOf(textOf(node), id.split('/')[0] ?? '', names, imported);
      if (meant === undefined || seen.has(meant)) {
        return;
      }
      seen.add(meant);
      if (parent.type === 'element' && parent.tagName === 'a') {
        return; // The author's link counts as the first mention.
      }
      const {page: explains, reference, source} = linksOf(meant);
      const isExplained = explains !== undefined && explains.url !== ownUrl;
      const url = isExplained ? explains.url : (reference ?? source?.url);
      if (url !== undefined) {
        linked.add(url);
        parent.children[index] = link(url, node);
      }
    });
    const missing = linksOf
      .explainedBy(ownUrl)
      .flatMap((full) => {
        const {reference} = linksOf(full);
        return reference === undefined || linked.has(reference) ? [] : [{full, reference}];
      })
      .map(({full, reference}) => link(reference, inlineCode(shortName(full))));
    if (missing.length > 0) {
      tree.children.push(footerOf(missing));
    }
  };
}

function link(href: string, ...children: Element['children']): Element {
  return {type: 'element', tagName: 'a', properties: {href}, children};
}

function inlineCode(value: string): Element {
  return {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]};
}

/** The search leaves out footers: these names would lead to the end of a page instead of the part that explains them. */
function footerOf(links: readonly Element[]): Element {
  const separated = links.flatMap((one, index) => [
    {type: 'text' as const, value: index === 0 ? 'In the API reference: ' : ', '},
    one,
  ]);
  return {type: 'element', tagName: 'footer', properties: {}, children: separated};
}

/** The full name of a piece of inline code, if it is unambiguous. */
function meaningOf(
  code: string,
  section: string,
  names: ApiNames,
  imported: ReadonlySet<string>,
): string | undefined {
  const [, root, owner, member] = name.exec(code) ?? [];
  if (owner === undefined) {
    return undefined;
  }
  // A leading backslash makes the name a full one: `\LogicException` is PHP's class, not the library's.
  const short = root === '' ? shortMeaning(owner, section, names, imported) : undefined;
  const className = names.has(owner) ? owner : short;
  if (className === undefined) {
    return undefined;
  }
  const full = member === undefined || member === 'class' ? className : `${className}::${member}`;
  return names.has(full) ? full : undefined;
}

/** A short name means what the samples of the page import under it; otherwise the only such class of its library. */
function shortMeaning(
  owner: string,
  section: string,
  names: ApiNames,
  imported: ReadonlySet<string>,
): string | undefined {
  const found = [...imported].filter((full) => full.endsWith(`\\${owner}`));
  const short = shortName(owner);
  const ofLibrary = names.classesOf(section, short).filter((full) => full.endsWith(`\\${owner}`));
  const [only, ...others] = found.length > 0 ? found : ofLibrary;
  return others.length > 0 ? undefined : only;
}

function visitSentences(
  tree: Root,
  use: (node: Element, index: number, parent: Parents) => void,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'element') {
      return undefined;
    }
    if (node.tagName === 'code' && parent !== undefined && index !== undefined) {
      use(node, index, parent);
      return SKIP;
    }
    if (node.tagName === 'a') {
      node.children.forEach((child, at) => {
        if (child.type === 'element' && child.tagName === 'code') {
          use(child, at, node);
        }
      });
    }
    return noLinkIn.has(node.tagName) ? SKIP : undefined;
  });
}

/** The classes that the samples of a page import or declare. */
function importsIn(tree: Root): Set<string> {
  const found = new Set<string>();
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? node.children[0] : undefined;
    if (code?.type === 'element') {
      const text = textOf(code);
      for (const [, full = ''] of text.matchAll(/^[ +-]?use ([\w\\]+);/gm)) {
        found.add(full);
      }
      for (const [, short = ''] of text.matchAll(
        /^[ +-]?(?:(?:abstract|final|readonly) )*(?:class|interface|trait|enum) (\w+)/gm,
      )) {
        found.add(`App\\${short}`);
      }
    }
  });
  return found;
}

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
