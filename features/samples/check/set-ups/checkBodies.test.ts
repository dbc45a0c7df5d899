import {expect, test} from 'vitest';

import type {Block} from '../../parse/readBlocks';
import {phpBlock} from '../../testData';
import {checkBodies} from './checkBodies';

const file = (page: string, value: string, more: Partial<Block> = {}) =>
  phpBlock(`<?php\n\n${value}`, {page, meta: {title: 'src/Harbor/Berth.php'}, ...more});

test('the same body on two pages is accepted, and another one in another section', () => {
  const blocks = [
    file('docs/ferry/a.md', 'class Berth {}'),
    file('docs/ferry/b.md', 'class Berth {}'),
    file('docs/rail/a.md', 'class Berth { public int $gates; }'),
  ];
  expect(checkBodies(blocks)).toEqual({problems: [], looked: 3});
});

test('two bodies in a section are rejected, on two pages or on one', () => {
  for (const second of ['docs/ferry/b.md', 'docs/ferry/a.md']) {
    const blocks = [
      file('docs/ferry/a.md', 'class Berth {}'),
      file(second, 'class Berth { public int $gates; }', {line: 9}),
    ];
    const {problems} = checkBodies(blocks);
    expect(problems).toMatchObject([{page: second, line: 9}]);
    expect(problems[0]?.message).toContain('has another body on docs/ferry/a.md:10');
  }
});

test('a change as a diff and a block that is wrong on purpose are accepted', () => {
  const blocks = [
    file('docs/ferry/a.md', 'class Berth {}'),
    file('docs/ferry/b.md', '+class', {language: 'diff-php'}),
    file('docs/ferry/c.md', 'clas', {meta: {title: 'src/Harbor/Berth.php', error: 'Syntax'}}),
  ];
  expect(checkBodies(blocks).problems).toEqual([]);
});
