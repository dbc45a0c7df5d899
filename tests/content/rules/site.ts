import path from 'node:path';

import {visit} from 'unist-util-visit';

import {isDraft} from './frontMatter';
import {at} from './page';
import type {Finding, Page} from './page';

/** Folders and files of pages are kebab-case, and a number in front would be lost in the address. */
export function names({file, id}: Page): Finding[] {
  return id
    .split('/')
    .filter((part) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(part))
    .map((part) => ({
      file,
      line: 1,
      message: `"${part}" is not kebab-case; the path is the address`,
    }));
}

/** The ids in a sidebar, in order. An automatic part is an error: order is written by hand. */
export function idsIn(items: unknown): string[] {
  if (typeof items === 'string') {
    return [items];
  }
  if (Array.isArray(items)) {
    return items.flatMap(idsIn);
  }
  if (typeof items !== 'object' || items === null || !('type' in items)) {
    throw new Error(`Unknown item of a sidebar: ${JSON.stringify(items)}`);
  }
  const {type, id, link, items: inner} = items as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'doc':
      return idsIn(id);
    case 'category':
      return [...(link === undefined ? [] : idsIn(link)), ...idsIn(inner)];
    case 'html':
      return []; // A label between sections.
    default:
      throw new Error(`A sidebar has pages, categories and labels only, not "${String(type)}"`);
  }
}

/** The one sidebar is `docs`; every page is in it exactly once, and nothing else is. */
export function sidebar(pages: readonly Page[], sidebars: object): Finding[] {
  const file = 'sidebars/index.ts';
  const others = Object.keys(sidebars).filter((name) => name !== 'docs');
  const ids = 'docs' in sidebars ? idsIn(sidebars.docs) : [];
  const known = new Set(pages.map(({id}) => id));
  const unknown = ids.filter((id) => !known.has(id));
  return [
    ...others.map((name) => ({file, line: 1, message: `sidebar "${name}": there is only "docs"`})),
    ...unknown.map((id) => ({file, line: 1, message: `"${id}" is not a page`})),
    ...pages.flatMap((page) => {
      const number = ids.filter((id) => id === page.id).length;
      const right = number === 1 || (number === 0 && isDraft(page));
      const message = `${number} times in the sidebar; write "${page.id}" once into sidebars/`;
      return right ? [] : [{file: page.file, line: 1, message}];
    }),
  ];
}

/** No page links to a draft, whose page is not in the build. */
export function draftLinks(pages: readonly Page[]): Finding[] {
  const drafts = new Set(pages.filter(isDraft).map(({id}) => id));
  return pages.flatMap((page) => {
    const findings: Finding[] = [];
    visit(page.tree, (node) => {
      for (const target of targetsOf(node)) {
        const id = idOf(page, target);
        if (drafts.has(id) || drafts.has(`${id}/index`)) {
          findings.push(at(page, node, `links to the draft ${id}`));
        }
      }
    });
    return findings;
  });
}

function targetsOf(node: Page['tree'] | Page['tree']['children'][number]): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    return [node.url];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' ? [attribute.value] : [],
    );
  }
  return [];
}

/** The id that a link means: by file from the page's folder, or by address from the root. */
function idOf(page: Page, target: string): string {
  const clean = target.replace(/[?#].*$/, '').replace(/\.mdx?$/, '');
  return clean.startsWith('/')
    ? clean.slice(1)
    : path.posix.join(path.posix.dirname(page.id), clean);
}
