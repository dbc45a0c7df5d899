import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {type OutputRecord, readOutputRecords, writeOutputRecords} from './outputRecords';

const before = process.cwd();
const page = 'docs/parcels/send.md';
const file = 'generated/outputs/parcels/send.json';
const first: OutputRecord = {
  inputs: 'a',
  output: 'b',
  package: 'parcels',
  version: '1.2.0',
  php: '8.2',
  date: '2026-11-20',
  packages: {'doctrine/orm': '3.6.9', 'symfony/uid': '7.1.5'},
};
const records: readonly OutputRecord[] = [
  first,
  {...first, packages: {'doctrine/orm': '3.6.9', 'symfony/uid': '7.1.5'}, php: '8.4'},
  {...first, packages: {'symfony/uid': '7.2.0'}},
];

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'records-')));
});

afterEach(() => {
  process.chdir(before);
});

it('reads what it has written', () => {
  writeOutputRecords(page, records);
  expect(readOutputRecords(page)).toEqual(records);
});

it('writes each combination of versions once', () => {
  writeOutputRecords(page, records);
  expect(readFileSync(file, 'utf8').match(/"symfony\/uid": "7\.1\.5"/g)).toHaveLength(1);
});

it('rejects a record that names versions which the file does not have', () => {
  writeOutputRecords(page, records);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"packages": 1', '"packages": 7'));
  expect(() => readOutputRecords(page)).toThrow(/has no versions 7/);
});
