import {describe, expect, test} from 'vitest';

import {linesBefore, placeOf, placeOfLine, toUtf16} from './offsets';
import type {Stretch} from './prepared';

// "<?php " is not in the block; "$a->b" is, and "\P0\X" replaces an "X" in it.
const text = Buffer.from('<?php $a->b\n  \\P0\\X;\n');
const map: Stretch[] = [
  [6, 6, 'one', 10, 6],
  [14, 5, 'one', 18, 1],
];

describe('the place of a range', () => {
  test('in text from a block', () => {
    expect(placeOf(map, 6, 8)).toEqual({block: 'one', start: 10, end: 12});
  });

  test('in text that replaces other text', () => {
    expect(placeOf(map, 14, 19)).toEqual({block: 'one', start: 18, end: 19});
  });

  test('is undefined if the text was added', () => {
    expect(placeOf(map, 0, 5)).toBeUndefined();
    expect(placeOf(map, 19, 20)).toBeUndefined();
  });
});

test('the place of a line is its first character from a block', () => {
  expect(placeOfLine(map, text, 1)).toMatchObject({start: 10});
  expect(placeOfLine(map, text, 2)).toMatchObject({start: 18});
  expect(placeOfLine(map, text, 3)).toBeUndefined();
});

test('bytes become UTF-16 units and lines', () => {
  expect(toUtf16('é🚃x', 6)).toBe(3);
  expect(linesBefore('a\né\nb', 5)).toBe(2);
});
