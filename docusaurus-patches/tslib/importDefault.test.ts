import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import * as subset from './importDefault';

// The only package in the client bundle that is compiled with tslib.
const folder = path.join(
  path.dirname(require.resolve('@docusaurus/utils-common/package.json')),
  'lib',
);

test('contains everything that @docusaurus/utils-common uses', () => {
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const used = sources.flatMap((source) =>
    Array.from(source.matchAll(/tslib_\d+\.(\w+)/g), ([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !(String(name) in subset))).toEqual([]);
});

test('gives both kinds of modules a default export', () => {
  expect(subset.__importDefault({__esModule: true})).toEqual({__esModule: true});
  const plain = {} as const;
  expect(subset.__importDefault(plain)).toEqual({default: plain});
});
