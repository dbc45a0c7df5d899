import {expect, test} from 'vitest';

import type {Block} from '../../parse/readBlocks';
import {groupsOf, isPhp} from './groupsOf';

const block = (value: string, more: Partial<Block> = {}): Block => ({
  page: 'docs/rides.md',
  line: 1,
  language: 'php',
  meta: {},
  value,
  ...more,
});

test('unmarked blocks form the first group, and marked ones a group for each name', () => {
  const marked = (value: string, sample: string) => block(value, {meta: {sample}});
  const blocks = [marked('a', 'x'), block('b'), marked('c', 'y'), marked('d', 'x'), block('e')];
  const values = groupsOf(blocks).map((group) => group.map(({value}) => value).join(''));
  expect(values).toEqual(['be', 'ad', 'c']);
});

test('other languages and outputs are not PHP samples', () => {
  expect(isPhp(block('', {language: 'diff-php'}))).toBe(true);
  expect(isPhp(block('', {language: 'yaml'}))).toBe(false);
  expect(isPhp(block('', {meta: {output: true}}))).toBe(false);
});
