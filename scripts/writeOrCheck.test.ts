import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {PlainError} from '../shared/process/runMain';
import {writeOrCheck} from './writeOrCheck';

const files = new Map<string, string | Buffer>([
  ['same.txt', 'same'],
  ['other.txt', 'é'],
  ['new.bin', Buffer.from([0, 255])],
]);
let folder: string;

const run = (isCheck: boolean) => writeOrCheck(folder, files, 'npx tsx a.ts', isCheck);
const read = (name: string) => readFileSync(path.join(folder, name));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-write-'));
  writeFileSync(path.join(folder, 'same.txt'), 'same');
  writeFileSync(path.join(folder, 'other.txt'), 'e');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('writeOrCheck', () => {
  it('writes the files that differ or are missing', () => {
    expect(run(false)).toBe(2);
    expect(read('other.txt').toString()).toBe('é');
    expect([...read('new.bin')]).toEqual([0, 255]);
    expect(run(false)).toBe(0);
  });

  it('only names them when it checks', () => {
    expect(() => run(true)).toThrow(PlainError);
    expect(() => run(true)).toThrow(
      `Out of date: ${folder}/other.txt, ${folder}/new.bin. Run \`npx tsx a.ts\` and commit the files.`,
    );
    expect(read('other.txt').toString()).toBe('e');
    expect(existsSync(path.join(folder, 'new.bin'))).toBe(false);
    run(false);
    expect(run(true)).toBe(0);
  });
});
