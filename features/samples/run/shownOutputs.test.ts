import {describe, expect, it} from 'vitest';

import {blocksOf} from '../testData';

import {shownOutputs} from './shownOutputs';

function page(...fences: (readonly [info: string, code: string])[]) {
  return shownOutputs(blocksOf('docs/parcels/index.md', ...fences));
}

const whole = '<?php\n\nfinal class Parcel {}';

describe('shownOutputs', () => {
  it('finds the nearest code block above, and what its group has shown by then', () => {
    const [first, second, ...more] = page(
      ['php title="src/Parcel.php"', whole],
      ['php', 'echo 1;'],
      ['yaml', 'a: 1'],
      ['text title="Output"', '1'],
      ['php', 'echo 2;'],
      ['sql title="SQL" output', '2'],
    );
    expect(more).toEqual([]);
    expect(first?.source.value).toBe('echo 1;');
    expect(first?.group.map(({value}) => value)).toEqual([whole, 'echo 1;', 'a: 1']);
    expect(second?.source.value).toBe('echo 2;');
    expect(second?.group).toHaveLength(4);
    expect([...(second?.printing ?? [])].map(({value}) => value)).toEqual(['echo 1;', 'echo 2;']);
  });

  it('separates marked groups, which see the files of the unmarked blocks', () => {
    const [output] = page(
      ['php title="src/Parcel.php"', whole],
      ['php', '$parcel = 1;'],
      ['bash sample="other"', 'php a.php'],
      ['text title="Output" sample="other"', '1'],
    );
    expect(output?.group.map(({value}) => value)).toEqual([whole, 'php a.php']);
  });

  it('sees class files below the output too, as setups may need them', () => {
    const [output] = page(
      ['php', 'echo 1;'],
      ['text title="Output"', '1'],
      ['php title="src/Parcel.php"', whole],
      ['php', 'echo 2;'],
    );
    expect(output?.source.value).toBe('echo 1;');
    expect(output?.group.map(({value}) => value)).toEqual(['echo 1;', whole]);
  });

  it('does not run intentionally wrong blocks', () => {
    const [output] = page(
      ['php', 'echo 1;'],
      ['php error="Undefined"', 'echo $one;'],
      ['text title="Output"', '1'],
    );
    expect(output?.source.value).toBe('echo 1;');
  });

  it('rejects an output without a sample', () => {
    expect(() => page(['php', 'echo 1;'], ['text title="Output" sample="b"', '1'])).toThrow(
      'docs/parcels/index.md:6 output: no php, bash or ts block marked sample="b" precedes it.',
    );
  });
});
