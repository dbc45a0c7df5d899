import {readFileSync, writeFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {outputRecord, useEmptyFolder} from '../testData';
import {type OutputRecord, readOutputRecords, writeOutputRecords} from './outputRecords';

const page = 'docs/parcels/send.md';
const file = 'generated/outputs/parcels/send.json';
const first: OutputRecord = {
  ...outputRecord,
  packages: {'doctrine/orm': '3.6.9', 'symfony/uid': '7.1.5'},
};
const records: readonly OutputRecord[] = [
  first,
  {...first, packages: {'doctrine/orm': '3.6.9', 'symfony/uid': '7.1.5'}, php: '8.4'},
  {...first, packages: {'symfony/uid': '7.2.0'}},
];

useEmptyFolder();

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
