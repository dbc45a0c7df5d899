import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {componentsOf} from '../../features/library-facts/reference/components';
import {listFiles} from '../../shared/files/listFiles';
import {readFrontMatter} from '../../shared/text/frontMatter';

/** The address of a page: its path; an index has that of its folder. */
export function routeOfDoc(file: string): string {
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const isIndex = ['index', 'readme'].includes(parts.at(-1)?.toLowerCase() ?? '');
  return '/' + (isIndex ? parts.slice(0, -1) : parts).join('/');
}

/** The addresses that the pages of a docs folder must get, and the home page; drafts get none. */
export function expectedRoutes(docs: string): string[] {
  if (!existsSync(docs)) {
    throw new Error(`There are no pages in ${docs}.`);
  }
  const pages = listFiles(docs)
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .filter((file) => {
      const source = path.join(docs, file);
      return readFrontMatter(source, readFileSync(source, 'utf8')).values.draft !== true;
    });
  return ['/', ...pages.map(routeOfDoc)].sort();
}

/** The addresses of the API reference: for each section a list of all classes and its components. */
export function referenceRoutes(): string[] {
  return Object.entries(componentsOf).flatMap(([section, components = []]) => {
    const overview = `/${section}/reference/api`;
    return [overview, ...components.map(({slug}) => `${overview}/${slug}`)];
  });
}
