import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {type SearchDocument, parseSearchFile} from '../engine/documents';
import {buildIndex} from './buildIndex';
import {cutDocuments, plainTitle, refineDocuments} from './refineDocuments';

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
const facts = new Map([
  ['/mapper', {kind: 'landing', explains: [], keywords: ['auto mapper']}],
  [
    '/mapper/b',
    {kind: 'how-to', explains: ['Rekalogika\\Mapper\\Attribute\\Map'], keywords: ['rename']},
  ],
  ['/search', {kind: 'reference', explains: [], keywords: []}],
]);
const packages = new Map([['/mapper', ['rekalogika/mapper']]]);
const refined = refineDocuments(raw, {facts, packages, html});

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
    const other = refineDocuments([...raw.slice(4), ...raw.slice(0, 4)], {facts, packages, html});
    expect(JSON.stringify(other)).toBe(JSON.stringify(refined));
    expect(JSON.stringify(buildIndex(other))).toBe(JSON.stringify(buildIndex(refined)));
  });

  it('makes the names of the classes that a page explains keywords of the page', () => {
    expect(refined[2]?.keywords).toBe('rename, Rekalogika\\Mapper\\Attribute\\Map');
    expect(refined[2]?.names).toBe('Map');
    expect(refined[0]?.names).toBe('rekalogika/mapper');
    expect(refined[3]).not.toHaveProperty('keywords');
  });

  it('takes invisible signs from titles', () => {
    expect(plainTitle('Install\u200b ')).toBe('Install');
  });
});

describe('cutDocuments', () => {
  const rest = [
    'then OrderView and $this->map() and rekalogika.mapper.tag, 2.4.4 of page\\n and Map\\From,',
    'it says "No rope was given." as "no" does, App\\Entity\\Rope src/Rope.php $rope->tie {"a": 1, "b": 2}',
  ].join(' ');
  const long = `${'word '.repeat(70)}${rest}`;

  it('keeps the beginning of a text, and names and messages of the rest, each once a page', () => {
    const cut = cutDocuments([
      {type: 0, url: '/a', title: 'a', content: long},
      {type: 1, url: '/a#b', title: 'b', content: long},
      {type: 0, url: '/c', title: 'c', content: 'short OrderView'},
    ]).map(({content}) => content);
    const start = `${'word '.repeat(52).trim()} …`;
    expect(cut[0]).toBe(`${start} "No rope was given." rekalogika.mapper.tag Map\\From`);
    expect(cut[1]).toBe(start);
    expect(cut[2]).toBe('short OrderView');
  });

  it('says library and kind once a page; they are read for its headings too', () => {
    const cut = cutDocuments(refined);
    expect(refined[3]).toMatchObject({library: 'mapper', kind: 'how-to'});
    expect(cut[2]).toMatchObject({library: 'mapper', kind: 'how-to'});
    expect(JSON.stringify(cut[3])).not.toMatch(/library|kind/);
    const file = {searchDocs: cut, options: {maxHits: 1, highlightResult: true}};
    const read = parseSearchFile(JSON.parse(JSON.stringify(file))).searchDocs;
    expect(read[3]).toMatchObject({library: 'mapper', kind: 'how-to'});
  });
});

describe('buildIndex', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'];
  const documents = pages.flatMap((url): SearchDocument[] => [
    {type: 0, url, title: `Title ${url}`, content: 'common'},
    {type: 1, url: `${url}#s`, title: 'Section', content: `common common rare${url.slice(1)}`},
  ]);
  const index = buildIndex([...documents, {type: 0, url: '/f', title: 'F', content: 'word'}]);
  const postings = new Map(index.invertedIndex);

  it('has one posting of a common word for each page, in the document with the most', () => {
    expect(postings.get('common')?.content).toEqual({1: 3, 3: 3, 5: 3, 7: 3, 9: 3});
    expect(postings.get('rareb')?.content).toEqual({3: 1});
  });

  it('is loaded by lunr, which finds words of titles and of texts', () => {
    const loaded = lunr.Index.load(JSON.parse(JSON.stringify(index)) as object);
    const found = (text: string) => loaded.search(text).map(({ref}) => ref);
    expect(found('rarec')).toEqual(['5']);
    expect(found('section').sort()).toEqual(['1', '3', '5', '7', '9']);
    expect(found('+section +rarec')).toEqual(['5']);
    expect(found('word section')).toHaveLength(6);
  });
});
