import {describe, expect, it, test} from 'vitest';

import {blocksOf} from '../testData';

import {combinationsWith, nameOf, variedOutputs} from './combinations';
import {shownOutputs} from './shownOutputs';

function varied(...fences: (readonly [info: string, code: string])[]) {
  const blocks = blocksOf('docs/parcels/index.md', ...fences);
  return variedOutputs(blocks, shownOutputs(blocks));
}

const output = ['text title="Output"', '1'] as const;

describe('combinationsWith', () => {
  it('writes each combination into all blocks that vary for an output', () => {
    const [first, second] = varied(
      ['php title="src/A.php" vary="lazy: true, false"', '<?php const LAZY = true;'],
      ['php vary="limit: 10, 50"', 'echo 10;'],
      output,
      ['php', 'echo 2;'],
      output,
    );
    const combinations = first === undefined ? [] : combinationsWith(first);
    expect(combinations.map(({values}) => nameOf(values))).toEqual([
      'lazy true, limit 10',
      'lazy true, limit 50',
      'lazy false, limit 10',
      'lazy false, limit 50',
    ]);
    const last = combinations.at(-1);
    expect(last?.group.map(({value}) => value)).toEqual(['<?php const LAZY = false;', 'echo 50;']);
    expect(last?.source.value).toBe('echo 50;');
    expect([...(last?.printing ?? [])].map(({value}) => value)).toEqual(['echo 50;', 'echo 2;']);
    expect(combinations.every(({php}) => php === undefined)).toBe(true);
    // A later output has the first values.
    expect(second === undefined ? [] : combinationsWith(second)).toHaveLength(1);
  });

  it('runs one paragraph of a block whose paragraphs are the values', () => {
    const code = '# list\ncurl /rides\n\n# new\ncurl -X POST \\\n    /rides';
    const [only] = varied(['bash vary="request"', code], output);
    const combinations = only === undefined ? [] : combinationsWith(only);
    expect(combinations.map(({values, source}) => [nameOf(values), source.value])).toEqual([
      ['request list', 'curl /rides'],
      ['request new', 'curl -X POST \\\n    /rides'],
    ]);
  });

  it('names the PHP to run with', () => {
    const [only] = varied(['php vary="php: 8.2, 8.4"', 'echo 1;'], output);
    const combinations = only === undefined ? [] : combinationsWith(only);
    expect(combinations.map(({php, source}) => [php, source.value])).toEqual([
      ['8.2', 'echo 1;'],
      ['8.4', 'echo 1;'],
    ]);
  });
});

describe('variedOutputs', () => {
  test.each([
    ['a block without an output below', [['php vary="a: 1, 2"', 'echo 1;']], ':1 vary: no output'],
    [
      'an output of another group',
      [
        ['php vary="a: 1, 2"', 'echo 1;'],
        ['php sample="b"', 'echo 3;'],
        ['text title="Output" sample="b"', '3'],
      ],
      ':1 vary: no output',
    ],
    [
      'too many combinations',
      [['php vary="a: 1, 2, 3, 4, 5; b: 6, 7, 8, 9, 10"', 'f(1, 6);'], output],
      ':1 vary: 25 combinations are more than 24',
    ],
    [
      'other values under the same name',
      [['php vary="a: 1, 2"', 'f(1);'], ['php vary="a: 1, 3"', 'g(1);'], output],
      ':5 vary: "a" has other values',
    ],
  ] as const)('refuses %s', (_, fences, message) => {
    expect(() => varied(...fences)).toThrow(`docs/parcels/index.md${message}`);
  });
});
