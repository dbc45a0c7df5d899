import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {keep, removeUnused} from './cacheFolder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-cache-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('has a file only when it is complete', async () => {
  const file = path.join(folder, 'card.png');
  const bytes = Buffer.alloc(16 * 2 ** 20, 'a');
  const sizes = new Set<number>();
  const isWritten = keep(file, bytes).then(() => true);
  while (!(await Promise.race([isWritten, setImmediate(false)]))) {
    sizes.add(existsSync(file) ? statSync(file).size : 0);
  }
  expect([...sizes].filter((size) => size !== 0 && size !== bytes.length)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['card.png']);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

it('loses the files that a build did not use', async () => {
  for (const name of ['a', 'b', 'c']) {
    await keep(path.join(folder, name), Buffer.from(name));
  }
  await removeUnused(folder, new Set(['a', 'c', 'd']));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
});

it('keeps the half files of a build that runs at the same time, and loses those of a stopped one', async () => {
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of ['new.png.1.part', 'old.png.2.part']) {
    writeFileSync(path.join(folder, name), 'half');
  }
  utimesSync(path.join(folder, 'old.png.2.part'), twoHoursAgo, twoHoursAgo);
  await removeUnused(folder, new Set());
  expect(readdirSync(folder)).toEqual(['new.png.1.part']);
});

it('keeps what is being written', async () => {
  const file = path.join(folder, 'card.png');
  const isWritten = keep(file, Buffer.alloc(16 * 2 ** 20, 'a')).then(() => true);
  while (!(await Promise.race([isWritten, setImmediate(false)]))) {
    await removeUnused(folder, new Set(['card.png']));
  }
  expect(readdirSync(folder)).toEqual(['card.png']);
});
