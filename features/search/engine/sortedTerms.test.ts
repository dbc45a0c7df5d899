import {expect, it} from 'vitest';

import {has, hasWord} from './sortedTerms';

const terms = ['configur', 'lazi', 'load', 'map', 'mapper', 'resolv', 'to'];

it('finds terms in a sorted list', () => {
  expect(terms.every((term) => has(terms, term))).toBe(true);
  expect(['a', 'mappe', 'zz', ''].some((term) => has(terms, term))).toBe(false);
});

it('finds words by their terms, and words that the index leaves out by themselves', () => {
  expect(['lazy', 'loading', 'to'].every((word) => hasWord(terms, word))).toBe(true);
  expect(['pages', 'from'].some((word) => hasWord(terms, word))).toBe(false);
});
