import {expect, it} from 'vitest';

import {searchData} from '../build/searchData';

const {pages, libraries} = searchData.index;

it('knows the first page of each library', () => {
  expect(libraries).toEqual(['mapper', 'rekapager', '']);
  expect(pages.map(({route, library, isFirst}) => [route, library, isFirst])).toEqual([
    ['/mapper', 'mapper', true],
    ['/mapper/lazy', 'mapper', false],
    ['/rekapager', 'rekapager', true],
    ['/search', '', false],
  ]);
});

it('reads titles and keywords as words', () => {
  expect(pages.map(({title}) => title)).toEqual(['mapper', 'lazy loading', 'rekapager', 'search']);
});
