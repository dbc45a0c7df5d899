import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {madeOnce} from './madeOnce';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-once-'));
  file = path.join(folder, 'kept', 'made.json');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const never = () => {
  throw new Error('made again');
};

test('what was made is read, not made again', () => {
  expect(madeOnce(file, () => ['a'])).toEqual(['a']);
  expect(madeOnce(file, never)).toEqual(['a']);
  expect(readdirSync(path.dirname(file))).toEqual(['made.json']);
});

test('what another process makes is waited for', async () => {
  mkdirSync(`${file}.claimed`, {recursive: true});
  writeFileSync(`${file}.other`, '["b"]');
  const names = [`${file}.other`, file].map((name) => JSON.stringify(name)).join();
  const script = `setTimeout(() => require('fs').renameSync(${names}), 300)`;
  const other = spawn(process.execPath, ['-e', script]);
  expect(madeOnce(file, never)).toEqual(['b']);
  await once(other, 'exit');
});

test('what another process does not make in time is made', () => {
  mkdirSync(`${file}.claimed`, {recursive: true});
  expect(madeOnce(file, () => 'c', 100)).toBe('c');
});

test('what cannot be made is not waited for', () => {
  expect(() => madeOnce(file, never)).toThrow('made again');
  expect(madeOnce(file, () => 'd')).toBe('d');
});
