import {describe, expect, it, test} from 'vitest';

import {
  chosenIn,
  nameOf,
  numberOf,
  readChoices,
  searchWith,
  valuesOf,
  writeChoices,
} from './choices';
import {compareLines} from './compareLines';
import {foldLines} from './folds';
import type {Choice} from './pageTexts';
import {plainTexts} from './plainTexts';

const limit: Choice = ['limit', 'limit', '10', '50'];
const zone: Choice = ['zone-2', 'zone', 'UTC', 'Asia/Jakarta', 'a&b'];
const choices = [limit, zone];

describe('choices', () => {
  it('are read as they were written', () => {
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it('are found in an address, those that it does not know are the first', () => {
    expect(chosenIn(choices, '?zone-2=Asia%2FJakarta&limit=50&x=1')).toEqual([
      '50',
      'Asia/Jakarta',
    ]);
    expect(chosenIn(choices, '?limit=7')).toEqual(['10', 'UTC']);
  });

  it('are written into an address beside what is there', () => {
    expect(searchWith('?x=1', zone, 'a&b')).toBe('?x=1&zone-2=a%26b');
    expect(searchWith('?limit=50', limit, '10')).toBe('');
  });

  it('have a number for each combination, and back', () => {
    for (const number of [0, 1, 2, 3, 4, 5]) {
      expect(numberOf(choices, valuesOf(choices, number))).toBe(number);
    }
    expect(valuesOf(choices, 1)).toEqual(['10', 'Asia/Jakarta']);
    expect(nameOf(choices, ['50', 'UTC'])).toBe('limit 50, zone UTC');
  });
});

describe('compareLines', () => {
  test.each([
    ['abc', 'abc', '', ''],
    ['abc', 'axc', '1', ''],
    ['abc', 'ac', '', '1 before 1'],
    ['abc', '', '', '3 before 0'],
    ['abcd', 'b', '', '1 before 0, 2 before 1'],
    ['abcd', 'axd', '1', '1 before 2'],
    ['ac', 'abbc', '12', ''],
    ['', 'ab', '01', ''],
    ['ab', 'ba', '1', '1 before 0'],
  ])('from %s to %s: %s changed, %s removed', (before, after, changed, removed) => {
    const found = compareLines(before.split(''), after.split(''));
    expect([...found.changed].join('')).toBe(changed);
    const places = [...found.removed].map(([line, count]) => `${count} before ${line}`);
    expect(places.join(', ')).toBe(removed);
  });
});

describe('foldLines', () => {
  it('leaves open what fits on a screen', () => {
    expect(foldLines(30)).toEqual([{start: 0, end: 30, isFolded: false}]);
  });

  it('folds the end of a long text', () => {
    expect(foldLines(49)).toEqual([
      {start: 0, end: 20, isFolded: false},
      {start: 20, end: 49, isFolded: true},
    ]);
  });

  it('leaves open what changed and what is around it', () => {
    expect(foldLines(60, new Set([20, 24, 50]))).toEqual([
      {start: 0, end: 17, isFolded: true},
      {start: 17, end: 28, isFolded: false},
      {start: 28, end: 47, isFolded: true},
      {start: 47, end: 54, isFolded: false},
      {start: 54, end: 60, isFolded: true},
    ]);
    // A fold of four lines hides less than it takes.
    expect(foldLines(40, new Set([0, 1, 12])).filter(({isFolded}) => isFolded)).toEqual([
      {start: 16, end: 40, isFolded: true},
    ]);
  });
});

test('plainTexts leaves out colors', () => {
  const line = ['line', null, [['token string', 3, ['"a"']], ' b\n']] as const;
  expect(plainTexts({choices, of: [], texts: [[line, line]]})).toEqual(['"a" b\n"a" b']);
});
