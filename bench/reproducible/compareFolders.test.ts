import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {compareFolders} from './compareFolders';

const root = mkdtempSync(path.join(tmpdir(), 'rk-compare-'));
afterAll(() => {
  rmSync(root, {recursive: true});
});

function folder(name: string, files: Readonly<Record<string, string>>): string {
  const there = path.join(root, name);
  mkdirSync(path.join(there, 'a'), {recursive: true});
  Object.entries(files).forEach(([file, text]) => {
    writeFileSync(path.join(there, file), text);
  });
  return there;
}

test('finds different, missing and extra files', () => {
  const first = folder('first', {'a/same': 'x', other: 'x', missing: 'yy'});
  const second = folder('second', {'a/same': 'x', other: 'z', more: ''});
  const {files, bytes, different} = compareFolders(first, second);
  expect(different).toEqual(['missing', 'more', 'other']);
  expect([files, bytes]).toEqual([4, 4]);
});

test('accepts equal folders, with one checksum of names and bytes', () => {
  const {different, checksum} = compareFolders(
    folder('one', {'a/b': 'x'}),
    folder('two', {'a/b': 'x'}),
  );
  expect(different).toEqual([]);
  const renamed = compareFolders(folder('three', {'a/c': 'x'}), folder('four', {'a/c': 'x'}));
  expect(renamed.checksum).not.toBe(checksum);
});
