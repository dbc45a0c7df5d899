import {expect, it} from 'vitest';

import {phpBlock} from '../../testData';
import {findNames} from './findNames';
import type {Prepared} from './prepared';

const block = phpBlock('/* é */ $tide;');

it('finds names in blocks and around pages, and not those that the analysis added', () => {
  const blocks = {
    pages: [],
    byId: new Map([
      ['b0', block],
      ['b1', block],
    ]),
    repeated: new Set(['b1']),
  };
  const files: Prepared['files'] = {
    // The name has 5 bytes, from the tenth on, since é has two.
    'P7g0/script.php': [
      [6, 15, 'b0', 0, 15],
      [30, 20, 'setup.php', 6, 20],
    ],
    'P7g1/script.php': [[6, 15, 'b1', 0, 15]],
  };
  const prepared: Prepared = {files, known: [], problems: [], names: [], setUps: []};
  const entry = {kind: 'variable', name: '$tide', type: 'P7g0s0\\App\\Tide'};
  const written = {...entry, type: 'App\\Tide'};
  const {inBlocks, around} = findNames(
    prepared,
    new Map([
      [
        'P7g0/script.php',
        [
          [15, 20, entry],
          [30, 35, entry],
          [0, 5, entry],
        ],
      ],
      ['P7g1/script.php', [[15, 20, entry]]],
    ]),
    blocks,
  );
  expect([...inBlocks]).toEqual([[block, [{start: 8, length: 5, entry: written}]]]);
  expect([...around]).toEqual([[7, [['setup.php', 6, 11, written]]]]);
});
