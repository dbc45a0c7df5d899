import {expect, it} from 'vitest';

import {describeMisses, figuresByKind, figuresOf} from './figures';

const grade = {intended: ['/a'], acceptable: ['/b']};
const answers = [
  {query: 'q', kind: 'class', found: ['/a', '/c'], grade},
  {query: 'r', kind: 'class', found: ['/b', '/a'], grade},
  {query: 's', kind: 'error', found: ['/c', '/d', '/e', '/f', '/g', '/a'], grade},
  {query: 't', kind: 'error', found: [], grade: {intended: [], acceptable: []}},
];

it('counts intended and acceptable pages, first fives, reciprocal ranks and empty lists', () => {
  expect(figuresOf(answers)).toEqual({
    queries: 4,
    intendedFirst: 1 / 4,
    acceptableFirst: 2 / 4,
    firstFive: 2 / 4,
    mrr: (1 + 1 / 2 + 1 / 6) / 4,
    none: 1,
  });
});

it('keeps kinds apart', () => {
  expect(figuresByKind(answers).map(([kind, {queries, none}]) => [kind, queries, none])).toEqual([
    ['class', 2, 0],
    ['error', 2, 1],
  ]);
});

it('names the queries whose first page is neither intended nor acceptable', () => {
  const empty = {query: 'u', kind: 'error', found: [], grade};
  expect(describeMisses([...answers.slice(0, 3), empty])).toEqual([
    '"s": /c, not /a or /b',
    '"u": nothing, not /a or /b',
  ]);
});
