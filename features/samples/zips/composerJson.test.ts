import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, describe, expect, it} from 'vitest';

import {composerJson} from './composerJson';

const before = process.cwd();

afterEach(() => {
  process.chdir(before);
});

describe('composerJson', () => {
  it('names the releases that printed the outputs of each section', () => {
    const requires = (section: string) => JSON.parse(composerJson(section, 'x', 'y')) as unknown;
    expect(requires('mapper')).toMatchObject({require: {'rekalogika/mapper': '3.0.0'}});
    expect(requires('collections')).toMatchObject({require: {'symfony/uid': '^7.0'}});
    expect(requires('gotenberg-pdf-bundle')).toMatchObject({
      require: {'rekalogika/print': '1.3.0'},
    });
    expect(requires('doctrine-advanced-group-by')).toMatchObject({
      require: {'ext-pdo_pgsql': '*', 'rekalogika/doctrine-advanced-group-by': '3.6.0'},
    });
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
    expect(() => composerJson('parcels', 'x', 'y')).toThrow('any version of other/clock');
  });
});
