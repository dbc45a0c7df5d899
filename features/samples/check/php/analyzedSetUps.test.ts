import {expect, it} from 'vitest';

import {blocksOf} from '../../testData';
import {analyzedSetUps} from './analyzedSetUps';
import {numberBlocks} from './numberBlocks';

it('has blocks in the order of the page, names at their place in the code, and lines of the page', () => {
  const blocks = blocksOf('docs/ferry/a.md', ['php', 'f($tide);'], ['php', 'g($tide);']);
  const setUp = {
    code: '$tide = 1;',
    variables: ['tide'],
    // The code is in line 2 of the file.
    map: [[0, 10, 'setup.php', 6, 10]] as const,
    blocks: ['b1', 'b0'],
    first: ['b1'],
    classes: {'App\\Tide': 'src/Tide.php'},
    classesOnPage: [],
    refused: [{block: 'b1', line: 1, message: 'No reader has it.'}],
    looked: 2,
  };
  const entry = {kind: 'variable', name: '$tide'};
  const around = new Map([
    [
      0,
      [
        ['setup.php', 6, 11, entry],
        ['boot.php', 6, 11, entry],
        ['setup.php', 40, 45, entry],
      ] as const,
    ],
  ]);
  expect(analyzedSetUps(numberBlocks(blocks), [setUp], around)).toEqual([
    {
      page: 'docs/ferry/a.md',
      code: '$tide = 1;',
      variables: ['tide'],
      names: [{start: 0, length: 5, entry}],
      blocks,
      before: blocks[1],
      classes: new Map([['App\\Tide', 'src/Tide.php']]),
      classesOnPage: [],
      refused: [{page: 'docs/ferry/a.md', line: 6, kind: 'set-up', message: 'No reader has it.'}],
      looked: 2,
    },
  ]);
});
