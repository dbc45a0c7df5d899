import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {installedPackages} from './installedPackages';

function vendorWith(content: unknown): string {
  const vendor = mkdtempSync(path.join(tmpdir(), 'vendor-'));
  mkdirSync(path.join(vendor, 'composer'));
  writeFileSync(path.join(vendor, 'composer/installed.json'), JSON.stringify(content));
  return vendor;
}

it('reads the packages of Symfony and Doctrine, sorted, without what only fills gaps', () => {
  const packages = [
    ['symfony/uid', 'v7.1.5'],
    ['doctrine/orm', '3.6.9'],
    ['symfony/polyfill-mbstring', 'v1.33.0'],
    ['symfony/service-contracts', 'v3.6.0'],
    ['rekalogika/mapper', '3.0.0'],
  ].map(([name, version]) => ({name, version, type: 'library'}));
  expect(Object.entries(installedPackages(vendorWith({packages, dev: true})))).toEqual([
    ['doctrine/orm', '3.6.9'],
    ['symfony/uid', '7.1.5'],
  ]);
});

it('rejects another file', () => {
  expect(() => installedPackages(vendorWith([]))).toThrow(/installed\.json does not have/);
});
