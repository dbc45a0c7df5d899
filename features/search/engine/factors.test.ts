import {describe, expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {factorsOf, normalizeQuery} from './factors';
import {indexPages} from './pageIndex';
import {parseIndex} from './termIndex';

const documents = [
  {
    type: 0 as const,
    url: '/harbor/rope',
    title: 'Tie a rope',
    content: 'A ship without a rope drifts. The service is harbor.rope_tied.',
    keywords: 'No rope was given, mooring, bow line',
    names: 'RopeInterface',
    library: 'harbor',
  },
];
const index = indexPages(documents, parseIndex(JSON.parse(JSON.stringify(buildIndex(documents)))));

function whats(query: string, library = ''): string[] {
  const [page] = index.pages;
  const held = {share: 1, inSection: 0, library};
  return page === undefined
    ? []
    : factorsOf(page, held, normalizeQuery(query), index)
        .slice(1)
        .map(({what}) => what);
}

describe('factorsOf', () => {
  it.each([
    ['ropeInterface', 'the page explains this class'],
    ['how to tie a rope', 'the title is the query'],
    ['rope', 'the title holds the query'],
    ['bow line', 'a keyword is the query'],
    ['rope was given', 'a keyword holds the query'],
    ['Harbor said: no rope was given, and left', 'the query holds a keyword'],
    ['A ship without a rope', 'the words stand together'],
    ['harbor.rope_tied', 'the identifier as it was typed'],
    ['harbor storm', 'the query names the library'],
  ])('%s: %s', (query, what) => {
    expect(whats(query)).toContain(what);
  });

  it('does not take two words of a query for a message', () => {
    expect(whats('a bow line in a storm')).toEqual([]);
  });

  it('prefers the library that the reader is in, by little', () => {
    expect(whats('storm', 'harbor')).toEqual(['same library as the reader']);
    expect(whats('storm', 'other')).toEqual([]);
  });
});
