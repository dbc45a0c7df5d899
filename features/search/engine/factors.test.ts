import {describe, expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {factorsOf, libraryFactors, namesLibrary, normalizeQuery, specialFactors} from './factors';
import {specialWords} from './specialWords';
import {defaultWeights} from './weights';
import {indexPages} from './pageIndex';
import {parseIndex} from './termIndex';

const documents = [
  {
    type: 0 as const,
    url: '/harbor/rope',
    title: 'Tie a rope',
    content: 'A ship without a rope drifts. The service is harbor.rope_tied.',
    keywords: 'No rope was given, cut one\nmooring\nbow line',
    names: 'RopeInterface',
    library: 'harbor',
  },
];
const index = indexPages(documents, parseIndex(JSON.parse(JSON.stringify(buildIndex(documents)))));

function whats(query: string, hasName = true): string[] {
  const [page] = index.pages;
  return page === undefined
    ? []
    : factorsOf(page, {share: 1, hasName}, normalizeQuery(query), defaultWeights)
        .slice(1)
        .map(({what}) => what);
}

describe('factorsOf', () => {
  it.each([
    ['ropeInterface', 'explainsIt'],
    ['ropeInt', 'explainsHalf'],
    ['RopeInterface::tie()', 'explainsHalf'],
    ['how to bow line', 'keyPhraseIsQuery'],
    ['No rope was given, cut one', 'keyPhraseIsQuery'],
  ])('%s: %s', (query, what) => {
    expect(whats(query)).toEqual([what]);
  });

  it('counts a page less that does not have the name that was typed', () => {
    expect(whats('rope', false)).toEqual(['withoutName']);
    expect(whats('rope')).toEqual([]);
  });

  it('does not take a part of a keyword for the keyword', () => {
    expect(whats('a bow line in a storm')).toEqual([]);
  });
});

describe('libraryFactors', () => {
  const factors = (library: string, reader: string, phrase: string) => {
    const named = new Set(['harbor', 'dry-dock'].filter((one) => namesLibrary(phrase, one)));
    return libraryFactors(library, reader, named, defaultWeights).map(({what}) => what);
  };
  const own = 'ownLibrary';
  const isNamed = 'libraryIsNamed';

  it('prefers the library that the reader is in, unless the query names another one', () => {
    expect(factors('harbor', 'harbor', 'storm')).toEqual([own]);
    expect(factors('harbor', 'dry-dock', 'storm')).toEqual([]);
    expect(factors('harbor', 'harbor', 'storm in dry dock')).toEqual([]);
    expect(factors('dry-dock', 'harbor', 'storm in dry dock')).toEqual([isNamed]);
    expect(factors('harbor', 'harbor', 'harbor storm')).toEqual([isNamed, own]);
    expect(factors('', '', 'storm')).toEqual([]);
  });
});

describe('specialFactors', () => {
  const factors = (route: string, query: string) =>
    specialFactors({special: specialWords(route)}, normalizeQuery(query), defaultWeights).map(
      ({what}) => what,
    );

  it.each(['/harbor/comparison', '/harbor/reference/exceptions', '/harbor/recipes/two-ropes'])(
    'counts %s less',
    (route) => {
      expect(factors(route, 'tie a rope')).toEqual(['specialPage']);
    },
  );

  it('does not for a query with the words of the address', () => {
    expect(factors('/harbor/comparison', 'comparison with other harbors')).toEqual([]);
    expect(factors('/harbor/recipes/two-ropes', 'tie two ropes')).toEqual([]);
    expect(factors('/harbor/recipes/two-ropes', 'two boats')).toEqual(['specialPage']);
  });

  it('leaves other pages alone', () => {
    expect(factors('/harbor/rope', 'storm')).toEqual([]);
  });
});
