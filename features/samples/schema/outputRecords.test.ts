import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {type OutputRecord, readOutputRecords, writeOutputRecords} from './outputRecords';

const before = process.cwd();
const page = 'docs/parcels/send.md';
const file = 'generated/outputs/parcels/send.json';
const old: OutputRecord = {
  inputs: 'a',
  output: 'b',
  package: 'parcels',
  version: '1.2.0',
  php: '8.2',
};
const records: readonly OutputRecord[] = [
  {...old, packages: {'doctrine/orm': '3.6.9', 'symfony/uid': '7.1.5'}},
  old,
  {...old, packages: {'doctrine/orm': '3.6.9', 'symfony/uid': '7.1.5'}, php: '8.4'},
  {...old, packages: {'symfony/uid': '7.2.0'}},
];

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'records-')));
});

afterEach(() => {
  process.chdir(before);
});

it('reads what it has written, with and without versions', () => {
  writeOutputRecords(page, records);
  expect(readOutputRecords(page)).toEqual(records);
});

it('writes each combination of versions once, and none for older records', () => {
  writeOutputRecords(page, records);
  expect(readFileSync(file, 'utf8').match(/"symfony\/uid": "7\.1\.5"/g)).toHaveLength(1);
  writeOutputRecords(page, [old]);
  expect(readFileSync(file, 'utf8')).not.toContain('installed');
});

it('rejects a record that names versions which the file does not have', () => {
  writeOutputRecords(page, records);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"packages": 1', '"packages": 7'));
  expect(() => readOutputRecords(page)).toThrow(/has no versions 7/);
});
