import {describe, expect, it} from 'vitest';

import {editDistance} from '../../../shared/text/editDistance';
import {nearQueries, nearWords, vocabulary} from './nearWords';
import {documents} from '../build/searchData';

const known = vocabulary(documents);

describe('editDistance', () => {
  it.each([
    ['mapper', 'mapper', 0],
    ['maper', 'mapper', 1],
    ['mapepr', 'mapper', 1],
    ['napper', 'mapper', 1],
    ['mappers', 'mapper', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('from %j to %j is %d', (from, to, distance) => {
    expect(editDistance(from, to, 5)).toBe(distance);
  });

  it('stops at the limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});

describe('nearWords', () => {
  it('names the closest words first', () => {
    expect(nearWords('paginatoin', known)[0]).toBe('pagination');
    expect(nearWords('qqqqqqqqqqqq', known)).toEqual([]);
  });

  it('does not offer words that the index leaves out', () => {
    expect(known.has('with')).toBe(false);
    expect(known.has('to')).toBe(false);
  });

  it('corrects each word of a query', () => {
    expect(nearQueries(['keyste', 'pagination'], known)[0]).toBe('keyset pagination');
    expect(nearQueries([], known)).toEqual([]);
  });
});
