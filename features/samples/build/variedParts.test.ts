import {expect, it} from 'vitest';

import type {PagePart, PageVariations} from '../variations/pageVariations';
import {phpBlock} from '../testData';
import {variedParts} from './variedParts';

const part = (code: string, more: Partial<PagePart> = {}): PagePart => ({
  block: phpBlock(code),
  isOutput: false,
  choices: [['limit', 'limit', '1', '2']],
  texts: [],
  of: [],
  others: [],
  changed: new Set(),
  ...more,
});

const variations: PageVariations = {
  address: '/sample-outputs/ferry/a.json',
  content: '',
  parts: [
    part('f(1);'),
    part('5', {isOutput: true, tables: {cells: [], tables: []}}),
    part('f(1);', {choices: [['mode', 'mode', 'a', 'b']]}),
  ],
};

it('finds each part once, in the order of the page, with its number', () => {
  const partOf = variedParts(variations);
  const found = ['f(1);', 'f(1);', 'f(1);'].map((source) => partOf(source, false)?.properties);
  expect(found).toEqual([
    {choices: 'limit\tlimit\t1\t2', texts: '/sample-outputs/ferry/a.json#0'},
    {choices: 'mode\tmode\ta\tb', texts: '/sample-outputs/ferry/a.json#2'},
    undefined,
  ]);
});

it('does not take code for an output', () => {
  const partOf = variedParts(variations);
  expect(partOf('5', false)).toBeUndefined();
  expect(partOf('5', true)).toMatchObject({isTable: true});
  expect(variedParts(undefined)('5', true)).toBeUndefined();
});
