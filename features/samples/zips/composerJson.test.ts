import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, describe, expect, it} from 'vitest';

import {lowestPhp, requirementsOf} from './composerJson';

const before = process.cwd();

afterEach(() => {
  process.chdir(before);
});

describe('requirementsOf', () => {
  it('names the releases that printed the outputs of each section', () => {
    const requires = (section: string, ...files: string[]) => requirementsOf(section, files);
    expect(requires('mapper')).toMatchObject({'rekalogika/mapper': '3.0.0'});
    expect(requires('collections')).toMatchObject({'symfony/uid': '^7.0'});
    expect(requires('gotenberg-pdf-bundle', 'use Rekalogika\\Print\\Paper;')).toMatchObject({
      'rekalogika/print': '1.3.0',
    });
    expect(requires('doctrine-advanced-group-by')).toMatchObject({
      'ext-pdo_pgsql': '*',
      'rekalogika/doctrine-advanced-group-by': '3.6.0',
    });
  });

  it('names other libraries only where they are used, and the PHP that all of them need', () => {
    const rekapager = 'rekalogika/rekapager-keyset-pagination';
    const events = requirementsOf('domain-event', ['use Rekalogika\\DomainEvent\\Any;']);
    expect(events).toMatchObject({php: '>=8.2'});
    expect(events).not.toHaveProperty([rekapager]);
    const batches = ['use Rekalogika\\Rekapager\\Keyset\\KeysetPageable;'];
    expect(requirementsOf('domain-event', batches)).toMatchObject({
      php: '>=8.3',
      [rekapager]: '1.3.0',
    });
  });

  it('names PhpSpreadsheet and its extensions only where they are used', () => {
    const spreadsheets = ['phpoffice/phpspreadsheet', 'ext-gd', 'ext-zip'];
    const used = requirementsOf('pivot-table', ['use PhpOffice\\PhpSpreadsheet\\Spreadsheet;']);
    expect(Object.keys(used)).toEqual(expect.arrayContaining(spreadsheets));
    const unused = Object.keys(requirementsOf('pivot-table', ['echo 1;']));
    expect(unused.filter((name) => spreadsheets.includes(name))).toEqual([]);
    expect(unused).toContain('ext-pdo_sqlite');
  });

  it('rejects a package without a version', () => {
    process.chdir(mkdtempSync(path.join(tmpdir(), 'zips-')));
    const folder = 'features/samples/projects/parcels';
    mkdirSync(folder, {recursive: true});
    mkdirSync('generated');
    writeFileSync('generated/packages.json', '{"groups": []}');
    writeFileSync(
      `${folder}/composer.json`,
      '{"require": {"other/clock": "*"}, "extra": {"sources": {}}}',
    );
    expect(() => requirementsOf('parcels', [])).toThrow('any version of other/clock');
  });
});

describe('lowestPhp', () => {
  it('is the first PHP of a constraint, at least that of the samples', () => {
    expect(['^8.2 || ^8.3', '>=8.10', '^7.4|^8.0', undefined].map(lowestPhp)).toEqual([
      '8.2',
      '8.10',
      '8.2',
      '8.2',
    ]);
  });
});
