import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {type SearchDocument, parseSearchFile, storeDocuments} from '../engine/documents';
import {parseIndex} from '../engine/termIndex';
import {type WholeDocument, buildIndex} from './buildIndex';
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
    expect(refined[2]?.keywords).toBe('rename\nRekalogika\\Mapper\\Attribute\\Map');
    expect(refined[2]?.names).toBe('Map');
    expect(refined[0]?.names).toBe('rekalogika/mapper');
    expect(refined[3]).not.toHaveProperty('keywords');
  });

  it('rejects a keyword that the file would cut in two', () => {
    const cut = new Map([['/mapper', {kind: 'landing', explains: [], keywords: ['a\nb']}]]);
    expect(() => refineDocuments(raw, {facts: cut, packages, html})).toThrow(
      'a keyword of /mapper has several lines: "a\\nb"',
    );
  });

  it('takes invisible signs from titles', () => {
    expect(plainTitle('Install\u200b ')).toBe('Install');
  });
});

describe('cutDocuments', () => {
  const rest = [
    'then OrderView and $this->map() and rekalogika.mapper.tag, 2.4.4 of page\\n and Map\\From,',
    'it says "No rope was given." as "no" does, App\\Entity\\Rope src/Rope.php $rope->tie {"a": 1, "b": 2}',
    'Rope::class self::tie well-known',
  ].join(' ');
  const found = '"No rope was given." rekalogika.mapper.tag Map\\From';
  const cut = (documents: readonly Partial<WholeDocument>[]) =>
    cutDocuments(
      documents.map((document) => ({type: 0, url: '/a', title: 'a', content: '', ...document})),
    ).map(({content, identifiers}) => ({content, identifiers}));

  it('keeps the first sentences of what is written', () => {
    const sentences = 'A sentence has some words. "Is it?" It is. ';
    const [only] = cut([{content: sentences.repeat(9).trim()}]);
    expect(only?.content).toBe(`${sentences.repeat(4)}A sentence has some words.`);
    expect(cut([{content: 'Short OrderView.'}])).toEqual([{content: 'Short OrderView.'}]);
  });

  it('cuts a very long sentence between words, and says so', () => {
    const start = `${'word '.repeat(40).trim()} …`;
    expect(cut([{content: `${'word '.repeat(80)}end`}])).toEqual([{content: start}]);
    expect(cut([{content: 'w'.repeat(400)}])).toEqual([{content: `${'w'.repeat(100)} …`}]);
  });

  it('collects names and messages of the rest and of the code, each once a page', () => {
    const content = `${'Word. '.repeat(40)}${rest}`;
    const pages = [{content}, {rest}, {url: '/b', rest}];
    expect(cut(pages).map(({identifiers}) => identifiers)).toEqual([found, undefined, found]);
    expect(cut([{content: 'See Map\\From.', rest: 'Map\\From'}])[0]?.identifiers).toBeUndefined();
  });
});

describe('the search documents file', () => {
  it('leaves out what follows from the page, which comes back when it is read', () => {
    const stored = storeDocuments(refined);
    expect(stored[2]).toMatchObject({url: '/mapper/b', library: 'mapper', kind: 'how-to'});
    expect(stored[3]).toEqual({title: 'Install', url: '#install', content: 'Run it.', rest: ''});
    const file = {searchDocs: stored, options: {maxHits: 1, highlightResult: true}};
    const read = parseSearchFile(JSON.parse(JSON.stringify(file))).searchDocs;
    expect(read).toEqual(refined);
  });
});

describe('buildIndex', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'];
  const documents = pages.flatMap((url): WholeDocument[] => [
    {type: 0, url, title: `Title ${url}`, content: 'common', rest: 'code'},
    {type: 1, url: `${url}#s`, title: 'Section', content: `common common rare${url.slice(1)}`},
  ]);
  const index = buildIndex([...documents, {type: 0, url: '/f', title: 'F', content: 'word word'}]);
  const {postings} = parseIndex(index);
  const inContent = (term: string) =>
    (postings.get(term) ?? [])
      .filter(({field}) => field === 'content')
      .map(({document, count}) => [document, count]);

  it('has one posting of a common word for each page, in the document with the most', () => {
    expect(inContent('common')).toEqual([1, 3, 5, 7, 9].map((document) => [document, 5]));
    expect(inContent('rareb')).toEqual([[3, 1]]);
  });

  it('counts once, twice and many, and what is not shown as well', () => {
    expect(inContent('word')).toEqual([[10, 2]]);
    expect(inContent('code')).toHaveLength(5);
  });

  it('is loaded by lunr, which finds words of the titles of pages', () => {
    const loaded = lunr.Index.load(JSON.parse(JSON.stringify(index)) as object);
    const found = (text: string) => loaded.search(text).map(({ref}) => ref);
    expect(found('title').sort()).toEqual(['0', '2', '4', '6', '8']);
    expect(found('+title +b')).toEqual(['2']);
    expect(found('title f')).toHaveLength(6);
  });
});
