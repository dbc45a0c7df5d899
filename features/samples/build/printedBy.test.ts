import {expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import {printedBy} from './printedBy';

const record = {
  inputs: 'a',
  output: hashText('1'),
  package: 'mapper',
  version: '3.0.0',
  php: '8.2',
};

it('names the library and the version that ran', () => {
  expect(printedBy([record], '1')).toBe('mapper 3.0.0, PHP 8.2');
  expect(printedBy([{...record, ranAgainst: '2.9.0'}], '1')).toBe('mapper 2.9.0, PHP 8.2');
  expect(printedBy([{...record, database: 'PostgreSQL 15'}], '1')).toBe(
    'mapper 3.0.0, PHP 8.2, PostgreSQL 15',
  );
});

it('returns nothing without a record', () => {
  expect(printedBy([record], '2')).toBeUndefined();
  expect(printedBy([], '1')).toBeUndefined();
});
