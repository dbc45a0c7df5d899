import {expect, it} from 'vitest';

import {chooseEncoding} from './encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['GZIP ; Q=1', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=x', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
