import {describe, expect, it} from 'vitest';

import {countHits} from './answer';
import {answerQuery} from './answerQuery';
import {boxHits} from './boxHits';
import {plainText} from './mark';
import {documents, searchData} from '../build/searchData';

const ask = (text: string) => answerQuery(searchData, text);
const urls = (text: string) => ask(text).pages.flatMap(({hits}) => hits.map(({url}) => url));

describe('answerQuery', () => {
  it('finds words in titles first', () => {
    expect(urls('lazy')[0]).toBe('/mapper/lazy');
    expect(urls('limits')).toEqual(['/rekapager#limits']);
  });

  it('groups the hits of a page and names library, page, heading and kind', () => {
    const [page] = ask('lazy').pages;
    expect(page?.hits.map(({url}) => url).sort()).toEqual(['/mapper/lazy', '/mapper/lazy#off']);
    expect(page?.library).toBe('mapper');
    expect(page?.kind).toBe('how-to');
    expect(plainText(page?.title ?? [])).toBe('Lazy loading');
    expect(page?.hits.map(({heading}) => heading && plainText(heading))).toContain(
      'Turn laziness off',
    );
    expect(countHits(ask('lazy').pages)).toBe(3);
  });

  it('gives the box the hits that it lists, and counts all of them', () => {
    const whole = ask('lazy');
    const few = answerQuery(searchData, 'lazy', '', 2);
    expect(few.pages.flatMap(({hits}) => hits)).toEqual(
      boxHits(whole.pages, 2).map(({hit}) => hit),
    );
    expect(few.found).toEqual({pages: whole.pages.length, hits: 3});
    expect(whole.found).toEqual(few.found);
  });

  it.each([
    ['identifiers whole', 'PropertyMapperResolver'],
    ['in small letters', 'propertymapperresolver'],
    ['by their beginning', 'propertyMap'],
    ['by a part', 'resolver'],
    ['with an ending', 'resolvers'],
    ['with a letter left out', 'PropertyMaperResolver'],
    ['with letters swapped', 'ersolver'],
    ['that do not exist, by their parts', 'ResolverKeyset'],
  ])('finds identifiers %s', (_, text) => {
    expect(urls(text)).toContain('/rekapager');
  });

  it('prefers pages with all words', () => {
    expect(urls('lazy pagination')[0]).toBe('/rekapager#limits');
  });

  it('prefers a section with all words to a title with one of them', () => {
    expect(urls('lazy class')[0]).toBe('/mapper/lazy#off');
  });

  it('names the words that were typed where the stored text does not hold them', () => {
    const stored = documents.map((document) => ({...document, content: ''}));
    const {pages} = answerQuery({...searchData, searchDocs: stored}, 'Keyset');
    expect(pages[0]?.hits[0]?.words).toEqual(['keyset']);
  });

  it('names the found words as the text has them', () => {
    expect(ask('laziness').pages[0]?.hits.find(({url}) => url.endsWith('#off'))?.words).toContain(
      'laziness',
    );
    expect(ask('PropertyMaperResolver').pages[0]?.hits[0]?.words).toEqual([
      'propertymapperresolver',
    ]);
  });

  it('marks found words in the snippet', () => {
    const snippet = ask('eager').pages[0]?.hits[0]?.snippet ?? [];
    expect(snippet.filter(({hit}) => hit)).toEqual([{text: 'Eager', hit: true}]);
    expect(plainText(snippet)).toContain('#[Eager]');
  });

  it('offers words that come close when nothing is found', () => {
    const answer = ask('paqiqaqion');
    expect(answer.pages).toEqual([]);
    expect(answer.near).toContain('pagination');
    expect(answer.near.every((near) => ask(near).pages.length > 0)).toBe(true);
  });
});
