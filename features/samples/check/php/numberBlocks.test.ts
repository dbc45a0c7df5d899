import {expect, it} from 'vitest';

import {blocksOf} from '../../testData';
import {lineOf, numberBlocks} from './numberBlocks';

const varying = blocksOf(
  'docs/ferry/a.md',
  ['php', 'shared();'],
  ['php vary="limit: 1, 2"', 'f(1);'],
  ['text title="Output"', '1'],
);

it('gives each sample an id, and those around a block that varies another one for each value', () => {
  const {pages, byId, repeated} = numberBlocks([
    ...varying,
    ...blocksOf('docs/ferry/b.md', ['php', 'g();']),
  ]);
  const groups = pages.map(({groups: own}) => own.map((group) => group.map(({id}) => id)));
  expect(groups).toEqual([
    [
      ['b0', 'b1'],
      ['b2', 'b3'],
    ],
    [['b4']],
  ]);
  expect([...byId.values()].map(({value}) => value)).toEqual([
    'shared();',
    'f(1);',
    'shared();',
    'f(2);',
    'g();',
  ]);
  expect([...repeated]).toEqual(['b2']);
});

it('finds the line of a block on its page, and takes anything else for a file', () => {
  const {byId} = numberBlocks(varying);
  expect(lineOf(byId, 'b1', 0)).toEqual({page: 'docs/ferry/a.md', line: 6});
  expect(lineOf(byId, 'setup.php', 0)).toEqual({page: 'setup.php', line: 1});
});
