import {expect, test} from 'vitest';

import {type Block, readBlocks} from '../../parse/readBlocks';
import {groupsOf, isPhp, variedGroupsOf} from './groupsOf';

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

test('a block of PHP that varies gives a further group for each value, another language does not', () => {
  const page = (language: string) =>
    readBlocks(
      'docs/rides.md',
      `\`\`\`php\nshared();\n\`\`\`\n\n\`\`\`${language} vary="limit: 1, 2"\nf(1);\n\`\`\`\n\n` +
        '```text title="Output"\n1\n```\n',
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
