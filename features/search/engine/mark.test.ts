import {describe, expect, it} from 'vitest';

import {findWords, plainText, toSegments} from './mark';

describe('toSegments', () => {
  it('cuts a text at its found words', () => {
    const text = 'Lazy objects, lazyLoading';
    const ranges = findWords(text, (word) => word === 'lazy');
    expect(toSegments(text, ranges)).toEqual([
      {text: 'Lazy', hit: true},
      {text: ' objects, ', hit: false},
      {text: 'lazy', hit: true},
      {text: 'Loading', hit: false},
    ]);
    expect(plainText(toSegments(text, ranges))).toBe(text);
  });

  it('makes one range of a word and its parts', () => {
    expect(findWords('lazyLoading', () => true)).toEqual([{start: 0, end: 11}]);
  });

  it('keeps a text without found words whole', () => {
    expect(toSegments('<b>', [])).toEqual([{text: '<b>', hit: false}]);
    expect(toSegments('', [])).toEqual([]);
  });
});
