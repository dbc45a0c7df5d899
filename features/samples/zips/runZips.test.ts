import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {
  blocks,
  enterSection,
  leaveSection,
  origin,
  page,
  projects,
  said,
  textsOf,
  writePage,
} from './testData';
import {hasPhp, write} from '../testData';
import {pageZip} from './pageZip';
import {runZips, unpack} from './runZips';

describe.runIf(hasPhp())('runZips', () => {
  beforeEach(enterSection);
  afterEach(leaveSection);

  const run = (folder: string, ...numbers: string[]) =>
    spawnSync('php', ['run.php', ...numbers], {cwd: folder, encoding: 'utf8'});

  it('runs every sample of a page as a reader does', () => {
    expect(runZips(['--libs', 'libs'])).toBe(true);
    expect(said).toContain(
      'Ran 3 samples of 1 zip files, 1 of which printed what their page shows.',
    );
  });

  it('only installs the packages of a page without outputs', () => {
    write('docs/parcels/test.md', '```php title="tests/ParcelTest.php"\n<?php\necho 1;\n```\n');
    expect(runZips(['--libs', 'libs', 'docs/parcels/test.md'])).toBe(true);
    expect(said).toContain(
      'Ran 0 samples of 1 zip files, 1 of which printed what their page shows.',
    );
  });

  it('reports a page with another output', () => {
    writePage(blocks.map((block) => block.replace('Bogor 5', 'Bogor 6')));
    expect(runZips(['--libs', 'libs', page])).toBe(false);
    expect(said.join('\n')).toContain(`${page}: samples 1 of`);
    expect(said.at(-1)).toContain('1 zip files, 0 of which');
  });

  it('fails if a required package does not run on the required PHP', () => {
    vi.stubEnv('PARCELS_PHP', '^8.3');
    expect(() => runZips(['--libs', 'libs'])).toThrow(
      /requires PHP >=8\.2, but .* newer one: rekalogika\/parcels/,
    );
  });

  it('needs the sources', () => {
    expect(() => runZips([])).toThrow('--libs DIR');
  });

  it('runs the samples that are named, each in a new folder, after Composer', () => {
    unpack(pageZip(page, origin).content, 'unpacked');
    expect(run('unpacked')).toMatchObject({
      status: 1,
      stderr: 'Run "composer install" first.\n',
    });
    spawnSync('sh', [path.resolve('bin/composer')], {cwd: 'unpacked'});
    expect(run('unpacked', '9')).toMatchObject({status: 1, stderr: 'There is no sample 9.\n'});
    write('unpacked/run/2/src/Left.php', '');
    const {status, stdout} = run('unpacked', '2');
    expect([status, stdout]).toEqual([
      0,
      'Sample 2: as on the page\n\n7\n\n1 of 1 samples printed what the page shows.\n',
    ]);
    expect(existsSync('unpacked/run/2/src/Left.php')).toBe(false);
    write('unpacked/samples/2/run.php', '<?php exit(3);');
    const failed = run('unpacked', '2');
    expect([failed.status, failed.stderr]).toEqual([
      1,
      expect.stringContaining('It ended with status 3.') as unknown,
    ]);
    rmSync('unpacked', {recursive: true});
  });

  it('needs a server for samples with a database', () => {
    const file = `${projects}/composer.json`;
    const description = JSON.parse(readFileSync(file, 'utf8')) as {extra: object};
    Object.assign(description.extra, {postgresql: {extensions: ['hll']}});
    write(file, JSON.stringify(description));
    const {content} = pageZip(page, origin);
    expect(textsOf(content)['README.md']).toContain('with the extension `hll`');
    unpack(content, 'unpacked');
    spawnSync('sh', [path.resolve('bin/composer')], {cwd: 'unpacked'});
    vi.stubEnv('DATABASE_URL', '');
    expect(run('unpacked', '1')).toMatchObject({
      status: 1,
      stderr: 'Set DATABASE_URL: README.md says how.\n',
    });
  });
});
