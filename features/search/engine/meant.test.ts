import {expect, it} from 'vitest';

import {searchData} from '../build/searchData';
import {expandTerms} from './expandTerms';
import {librariesOf, namesOfCode} from './meant';
import {parseQuery} from './parseQuery';
import {defaultWeights} from './weights';

it('compares libraries by their three best pages', () => {
  const share = librariesOf([
    ['harbor', 3],
    ['harbor', 2],
    ['harbor', 1],
    ['harbor', 1],
    ['market', 3],
    ['', 3],
  ]);
  expect(share('harbor')).toBe(1);
  expect(share('market')).toBe(0.5);
  expect(share('')).toBe(0.5);
  expect(share('quay')).toBe(0);
});

it.each([
  ['PropertyMapperResolver of a page', ['propertymapperresolv']],
  ['lazyLoading and LazyShipment', ['lazyload']],
  ['lazy pagination', []],
])('finds the names of the code in %s that a page has', (text, names) => {
  const expanded = expandTerms(parseQuery(text), searchData.index, defaultWeights);
  expect(namesOfCode(text, expanded)).toEqual(names);
});
