import {expect, test} from 'vitest';

import {gzipSize} from '../../shared/files/compressFiles';
import {weighParts} from './weighParts';

const first = 'function one(){return"only in the first of both sources"}';
const second = 'let two=2;';
// Columns 0 and 57 of line 1, in sources 0 and 1.
const map = JSON.stringify({
  version: 3,
  names: [],
  sources: ['a/one.ts', 'b/two.ts'],
  mappings: 'AAAA,yDCAA',
});

test('the weight of a part is how much lighter the script is without it', () => {
  expect(first).toHaveLength(57);
  const whole = gzipSize(first + second);
  expect(weighParts(first + second, map, (source) => source.slice(0, 1))).toEqual([
    {name: 'a', bytes: whole - gzipSize(second)},
    {name: 'b', bytes: whole - gzipSize(first)},
    {name: '', bytes: 0},
  ]);
});

test('a map of another script is rejected', () => {
  expect(() => weighParts(second, map, (source) => source)).toThrow('does not fit');
});
