import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {readJson} from './readJson';

const folder = mkdtempSync(path.join(tmpdir(), 'rk-json-'));
const file = path.join(folder, 'mapper.json');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('reads JSON', () => {
  writeFileSync(file, '{"a": [1]}');
  expect(readJson(file)).toEqual({a: [1]});
});

test.each([
  ['{"a": 1,\n"b": 2,\n}', 3],
  ['{"a": 1,\n"b"', 2],
])('reports the line of the error in %j', (text, line) => {
  writeFileSync(file, text);
  expect(() => readJson(file)).toThrow(`${file}:${String(line)}: SyntaxError`);
  expect(() => readJson(file)).toThrow('generated/README.md');
});
