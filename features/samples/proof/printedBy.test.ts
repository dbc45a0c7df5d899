import {expect, it} from 'vitest';

import {outputRecord as record} from '../testData';
import {printedBy, proofText} from './printedBy';

it('names the library and the version that ran', () => {
  expect(printedBy(record)).toBe('parcels 1.2.0, PHP 8.2');
  expect(printedBy({...record, also: ['8.4']})).toBe('parcels 1.2.0, PHP 8.2 and 8.4');
  expect(printedBy({...record, ranAgainst: '1.1.9'})).toBe('parcels 1.1.9, PHP 8.2');
  expect(printedBy({...record, database: 'PostgreSQL 15'})).toBe(
    'parcels 1.2.0, PHP 8.2, PostgreSQL 15',
  );
  expect(printedBy({...record, browser: 'Chromium 149'})).toBe(
    'parcels 1.2.0, PHP 8.2, Chromium 149',
  );
});

it('says against what the sample is checked, when it ran, and with which versions', () => {
  const packages = {
    'doctrine/lexer': '3.0.3',
    'doctrine/dbal': '4.5.1',
    'doctrine/orm': '3.6.9',
    'symfony/stimulus-bundle': '2.21.0',
    'symfony/uid': '7.1.5',
    'symfony/yaml': '7.1.5',
  };
  expect(proofText({...record, packages}, true)).toBe(
    'Type-checked against parcels 1.2.0. Run on November 20, 2026 with Symfony 7.1.5, doctrine/orm 3.6.9, doctrine/dbal 4.5.1.',
  );
  const alsoWith = ['Symfony 6.4.50', 'Symfony 8.1.11 on PHP 8.4'];
  expect(proofText({...record, alsoWith}, true)).toBe(
    'Type-checked against parcels 1.2.0. Run on November 20, 2026. The same with Symfony 6.4.50; Symfony 8.1.11 on PHP 8.4.',
  );
  expect(proofText(record, false)).toBe('Checked against parcels 1.2.0. Run on November 20, 2026.');
});
