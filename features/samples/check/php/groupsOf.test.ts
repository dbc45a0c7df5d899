import {expect, test} from 'vitest';

import {blocksOf, phpBlock as block} from '../../testData';
import {groupsOf, isPhp, variedGroupsOf} from './groupsOf';

test('unmarked blocks form the first group, and marked ones a group for each name', () => {
  const marked = (value: string, sample: string) => block(value, {meta: {sample}});
  const blocks = [marked('a', 'x'), block('b'), marked('c', 'y'), marked('d', 'x'), block('e')];
  const values = groupsOf(blocks).map((group) => group.map(({value}) => value).join(''));
  expect(values).toEqual(['be', 'ad', 'c']);
});

test('a block of PHP that varies gives a further group for each value, another language does not', () => {
  const page = (language: string) =>
    blocksOf(
      'docs/ferry/a.md',
      ['php', 'shared();'],
      [`${language} vary="limit: 1, 2"`, 'f(1);'],
      ['text title="Output"', '1'],
    );
  const values = (language: string) =>
    variedGroupsOf(page(language)).map((group) => group.map(({value}) => value));
  expect(values('php')).toEqual([['shared();', 'f(2);']]);
  expect(values('bash')).toEqual([]);
});

test('other languages and outputs are not PHP samples', () => {
  expect(isPhp(block('', {language: 'diff-php'}))).toBe(true);
  expect(isPhp(block('', {language: 'yaml'}))).toBe(false);
  expect(isPhp(block('', {meta: {output: true}}))).toBe(false);
});
