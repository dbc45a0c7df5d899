import {describe, expect, it} from 'vitest';

import type {SearchDocument} from '../../src/search/documents';
import {buildIndex} from './buildIndex';
import {plainTitle, refineDocuments} from './refineDocuments';

const html = (route: string) => `<article><div class="theme-doc-markdown markdown">
  <header><h1>${route}</h1></header><p>Intro of ${route}.</p>
  <h2 class="anchor" id="install">Install<a class="hash-link" href="#install">\u200b</a></h2><p>Run it.</p>
</div></article>`;

const raw: SearchDocument[] = ['/mapper/b', '/search', '/mapper'].flatMap((route) => [
  {type: 0, url: route, title: `${route}\u200b`, content: '', keywords: ''},
  {
    type: 1,
    url: `${route}#install`,
    title: 'Install\u200b',
    pageTitle: route,
    content: '&lt;b&gt;',
  },
]);
const kinds = new Map([
  ['/mapper', 'landing'],
  ['/mapper/b', 'how-to'],
  ['/search', 'reference'],
]);
const refined = refineDocuments(raw, {kinds, html});

describe('refineDocuments', () => {
  it('sorts by route and keeps the order in a page', () => {
    expect(refined.map(({url}) => url)).toEqual([
      '/mapper',
      '/mapper#install',
      '/mapper/b',
      '/mapper/b#install',
      '/search',
      '/search#install',
    ]);
  });

  it('adds text, library and kind', () => {
    expect(refined[2]).toMatchObject({
      title: '/mapper/b',
      content: 'Intro of /mapper/b.',
      library: 'mapper',
      kind: 'how-to',
    });
    expect(refined[3]).toMatchObject({title: 'Install', content: 'Run it.', library: 'mapper'});
    expect(refined[4]).not.toHaveProperty('library');
  });

  it('gives the same files for pages that were scanned in another order', () => {
    const other = refineDocuments([...raw.slice(4), ...raw.slice(0, 4)], {kinds, html});
    expect(JSON.stringify(other)).toBe(JSON.stringify(refined));
    expect(JSON.stringify(buildIndex(other))).toBe(JSON.stringify(buildIndex(refined)));
  });

  it('takes invisible signs from titles', () => {
    expect(plainTitle('Install\u200b ')).toBe('Install');
  });
});
