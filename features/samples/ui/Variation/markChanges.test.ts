import {expect, it} from 'vitest';

import {compareLines} from '../../markup/compareLines';
import type {Piece} from '../../markup/pageTexts';
import {plainTexts} from '../../markup/plainTexts';
import {describeChanges, markChanges} from './markChanges';

const textOf = (letters: string): Piece[] =>
  letters.split('').map((letter) => ['line', null, [`${letter}\n`]]);

function changed(before: string, after: string) {
  const comparison = compareLines(before.split(''), after.split(''));
  const {lines, marked} = markChanges(textOf(after), comparison);
  return {
    lines: plainTexts({choices: [], of: [], texts: lines.map((line) => [line])}),
    classes: lines.map(([names]) => names),
    marked: [...marked],
    news: describeChanges(comparison, after.length),
  };
}

it('marks changed lines', () => {
  expect(changed('ab', 'ac')).toEqual({
    lines: ['a', 'c'],
    classes: ['line', 'line marked'],
    marked: [1],
    news: '1 of 2 lines changed.',
  });
});

it('has a line where lines were removed, at the end, too', () => {
  expect(changed('abcd', 'b')).toEqual({
    lines: ['1 line removed', 'b', '2 lines removed'],
    classes: ['line removed', 'line', 'line removed'],
    marked: [0, 2],
    news: '3 lines removed.',
  });
});

it('counts both', () => {
  expect(changed('abcd', 'ax')).toMatchObject({
    lines: ['a', 'x', '2 lines removed'],
    news: '1 of 2 lines changed, 2 lines removed.',
  });
});

it('says that nothing changed', () => {
  expect(changed('ab', 'ab')).toMatchObject({marked: [], news: 'The output stays the same.'});
});
