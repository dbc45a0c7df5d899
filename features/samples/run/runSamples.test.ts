import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {libraryOf} from '../../library-facts/read/packages';
import {readBlocks} from '../parse/readBlocks';
import {readOutputRecords, writeOutputRecords} from '../schema/outputRecords';

import {checkOutputs} from './checkOutputs';

import {runSamples} from './runSamples';

const before = process.cwd();
const hasPhp = spawnSync('php', ['-v']).status === 0;
const page = 'docs/parcels/index.md';

/** Replaces Composer, which a test cannot run: records its file, and writes an autoloader and what it installed. */
const composer = `#!/bin/sh
mkdir -p vendor/composer
echo '{"packages": [{"name": "symfony/uid", "version": "v7.1.5"}]}' > vendor/composer/installed.json
echo '<?php return new class { public function addPsr4() {} };' > vendor/autoload.php
cat composer.json >> ../../../../installed
`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function writePage(output: string): void {
  const fence = '```';
  write(
    page,
    `${fence}php\necho 1 + 1;\n${fence}\n\n${fence}text title="Output"\n${output}\n${fence}\n`,
  );
}

function describeSection(
  sources: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const description = {require: {'rekalogika/parcels': '*'}, extra: {sources, ...more}};
  write('features/samples/projects/parcels/composer.json', JSON.stringify(description));
}

let said: string[] = [];

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'samples-')));
  const library = {
    ...libraryOf('mapper'),
    section: 'parcels',
    repository: 'rekalogika/parcels-src',
    release: '1.2.0',
  };
  const groups = [{title: 'Send', libraries: [library]}];
  write('generated/packages.json', JSON.stringify({groups}));
  write('libs/parcels-src/packages/parcels/composer.json', '{"name": "rekalogika/parcels"}');
  write('libs/clock/composer.json', '{"name": "psr/clock"}');
  describeSection({'parcels-src': 'release', clock: '1.0.0'});
  write('bin/composer', composer);
  chmodSync('bin/composer', 0o755);
  vi.stubEnv('PATH', `${path.resolve('bin')}:${process.env['PATH'] ?? ''}`);
  said = [];
  const note = (line: string) => said.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
});

afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.runIf(hasPhp)('runSamples', () => {
  it('records a matching output, and installs once', () => {
    writePage('2');
    expect(runSamples('run', ['--libs', 'libs'])).toBe(true);
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    expect(readOutputRecords(page)).toEqual([
      expect.objectContaining({
        package: 'parcels',
        version: '1.2.0',
        packages: {'symfony/uid': '7.1.5'},
      }),
    ]);
    expect(readOutputRecords(page)[0]).not.toHaveProperty('ranAgainst');
    expect(checkOutputs(readBlocks(page))).toEqual({outputs: 1, problems: []});
    const installed: unknown = JSON.parse(readFileSync('installed', 'utf8'));
    expect(installed).toMatchObject({
      repositories: [
        {
          url: path.resolve('libs/parcels-src/packages/parcels'),
          options: {versions: {'rekalogika/parcels': '1.2.0'}},
        },
        {url: path.resolve('libs/clock'), options: {versions: {'psr/clock': '1.0.0'}}},
      ],
    });
  });

  it('records the day of a run, and keeps it while nothing else changes', () => {
    writePage('2');
    runSamples('run', ['--libs', 'libs']);
    const [record] = readOutputRecords(page);
    expect(record?.date).toBe(new Date().toISOString().slice(0, 10));
    const older = {...record, date: '2026-01-02'} as NonNullable<typeof record>;
    writeOutputRecords(page, [older]);
    runSamples('run', ['--libs', 'libs']);
    expect(readOutputRecords(page)).toEqual([older]);
    writeOutputRecords(page, [{...older, php: '7.4'}]);
    runSamples('run', ['--libs', 'libs']);
    expect(readOutputRecords(page)[0]?.date).not.toBe(older.date);
  });

  it('reports how an output differs, and does not record it', () => {
    writePage('3');
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(false);
    expect(said.join('\n')).toContain(`${page}:6 output: differs from what was printed.`);
    expect(said.join('\n')).toContain('-3\n+2');
    expect(readOutputRecords(page)).toEqual([]);
    expect(readFileSync(page, 'utf8')).toContain('\n3\n');
  });

  it('writes what was printed into the page with --write', () => {
    writePage('3');
    expect(runSamples('run', ['--libs', 'libs', '--write', page])).toBe(true);
    expect(readFileSync(page, 'utf8')).toContain('\n2\n');
    expect(checkOutputs(readBlocks(page)).problems).toEqual([]);
  });

  it('reports if a version other than the documented one ran', () => {
    describeSection({'parcels-src': '1.1.9'});
    writePage('2');
    runSamples('run', ['--libs', 'libs', page]);
    expect(readOutputRecords(page)[0]).toMatchObject({version: '1.2.0', ranAgainst: '1.1.9'});
  });

  it('installs code that stands in for a release, and records that it ran', () => {
    const standIn = 'stand-ins/parcels-src';
    const file = `features/samples/projects/parcels/${standIn}/src/Parcel.php`;
    write(file, '<?php');
    write(
      `features/samples/projects/parcels/${standIn}/composer.json`,
      '{"name": "rekalogika/parcels"}',
    );
    describeSection({clock: '1.0.0'}, {standIns: {[standIn]: '1.2.0'}});
    writePage('2');
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    expect(readOutputRecords(page)[0]).toMatchObject({ranAgainst: '1.2.0 (stand-in)'});
    const installed: unknown = JSON.parse(readFileSync('installed', 'utf8'));
    expect(installed).toMatchObject({
      repositories: [
        {url: path.resolve('libs/clock')},
        {
          url: path.resolve('features/samples/projects/parcels', standIn),
          options: {versions: {'rekalogika/parcels': '1.2.0'}},
        },
      ],
    });
    write(file, '<?php // changed');
    expect(checkOutputs(readBlocks(page)).problems).toHaveLength(1);
  });

  it('rejects a description of the database that it cannot read', () => {
    describeSection({'parcels-src': 'release'}, {postgresql: {extensions: 'hll'}});
    writePage('2');
    expect(() => runSamples('run', ['--libs', 'libs', page])).toThrow(
      'at extra.postgresql.extensions',
    );
  });

  it('deletes the records of a page that is gone', () => {
    writePage('2');
    runSamples('run', ['--libs', 'libs']);
    rmSync(page);
    write('docs/parcels/other.md', 'Nothing.');
    expect(runSamples('run', ['--libs', 'libs'])).toBe(false);
    expect(readOutputRecords(page)).toEqual([]);
  });

  it('records every combination of what varies, with its text', () => {
    const fence = '```';
    const shown = (code: string) =>
      `${fence}php vary="limit: 10, 50; php: 8.9, 9.1"\n${code}\n${fence}\n\n${fence}text title="Output"\n10\n${fence}\n`;
    write(page, shown('echo 10;').replace('; php: 8.9, 9.1', ''));
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    expect(readOutputRecords(page).map(({values, text}) => [values, text])).toEqual([
      [{limit: '10'}, undefined],
      [{limit: '50'}, '50'],
    ]);
    expect(checkOutputs(readBlocks(page))).toEqual({outputs: 2, problems: []});
    // A text that is not the recorded one, as after a change by hand.
    const records = readOutputRecords(page).map((one) => ({...one, text: 'other'}));
    const {problems} = checkOutputs(readBlocks(page), () => records);
    expect(problems.map(({message}) => message)).toEqual([
      expect.stringMatching(/^with limit 50 has another text in its record/),
    ]);
    write(page, shown('echo 10;'));
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(false);
    expect(said.join('\n')).toContain(
      `${page}:6 output with limit 10, php 9.1: needs PHP 9.1; name one with --php 9.1=PATH.`,
    );
    expect(() => runSamples('run', ['--libs', 'libs', '--php', '9.1=bin/composer', page])).toThrow(
      'bin/composer is not PHP',
    );
    expect(() => runSamples('run', ['--libs', 'libs', '--php', 'new', page])).toThrow(
      'Write --php 8.4=PATH',
    );
  });

  it('runs with the other PHP that an option names, or keeps what it printed', () => {
    const fence = '```';
    const own = spawnSync('php', ['-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;']);
    const version = String(own.stdout);
    write(
      'bin/php9',
      '#!/bin/sh\ncase "$*" in *run.php) echo 9.1; php run.php ;; *) printf 9.1 ;; esac\n',
    );
    chmodSync('bin/php9', 0o755);
    write(
      page,
      `${fence}php vary="php: ${version}, 9.1"\necho 1;\n${fence}\n\n${fence}text title="Output"\n1\n${fence}\n`,
    );
    expect(runSamples('run', ['--libs', 'libs', '--php', '9.1=bin/php9', page])).toBe(true);
    const recorded = readOutputRecords(page);
    expect(recorded.map(({php, values}) => [php, values])).toEqual([
      [version, {php: version}],
      ['9.1', {php: '9.1'}],
    ]);
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    expect(readOutputRecords(page)).toEqual(recorded);
  });

  it('runs a whole section with another PHP, also in a terminal', () => {
    const fence = '```';
    write(
      'bin/php9',
      '#!/bin/sh\nif [ "$1" = -r ] || [ "$2" = -r ]; then printf 9.1; else echo "9.1 $(basename "$1")"; fi\n',
    );
    chmodSync('bin/php9', 0o755);
    describeSection({'parcels-src': 'release', clock: '1.0.0'}, {php: '9.1'});
    write(
      page,
      `${fence}bash\nphp bin/console\n${fence}\n\n${fence}text title="Output"\n9.1 console\n${fence}\n`,
    );
    expect(runSamples('run', ['--libs', 'libs', '--php', '9.1=bin/php9', page])).toBe(true);
    expect(readOutputRecords(page).map(({php}) => php)).toEqual(['9.1']);
  });

  it('compares what another PHP prints, and records it if that is the same', () => {
    write(
      'bin/php9',
      '#!/bin/sh\ncase "$*" in *run.php) exec php run.php ;; *) printf 9.1 ;; esac\n',
    );
    write(
      'bin/php8',
      '#!/bin/sh\ncase "$*" in *run.php) php run.php; echo other >&2; exit 1 ;; *) printf 8.9 ;; esac\n',
    );
    chmodSync('bin/php9', 0o755);
    chmodSync('bin/php8', 0o755);
    writePage('2');
    const compare = (...php: string[]) =>
      runSamples('compare', ['--libs', 'libs', ...php.flatMap((one) => ['--php', one]), page]);
    expect(compare('9.1=bin/php9')).toBe(false);
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    const recorded = readOutputRecords(page);
    expect(compare('9.1=bin/php9')).toBe(true);
    const compared = recorded.map((record) => ({...record, also: ['9.1']}));
    expect(readOutputRecords(page)).toEqual(compared);
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    expect(readOutputRecords(page)).toEqual(compared);
    expect(compare('8.9=bin/php8')).toBe(false);
    expect(readOutputRecords(page)).toEqual(compared);
    writeFileSync('bin/php9', '#!/bin/sh\nprintf 9.1\n');
    expect(compare('9.1=bin/php9')).toBe(false);
    expect(readOutputRecords(page)).toEqual(recorded);
    expect(() => compare()).toThrow('npm run samples -- compare');
  });

  it('compares what other versions of packages print, and records them if that is the same', () => {
    writePage('2');
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    const recorded = readOutputRecords(page);
    const compare = () => runSamples('compare', ['--libs', 'libs', '--with', 'clock=1.0.1', page]);
    expect(compare).toThrow('libs/clock-1.0.1 contains no Composer package.');
    write('libs/clock-1.0.1/composer.json', '{"name": "psr/clock"}');
    expect(compare()).toBe(true);
    const compared = recorded.map((record) => ({...record, alsoWith: ['clock 1.0.1']}));
    expect(readOutputRecords(page)).toEqual(compared);
    const composer = '.cache/samples/run/parcels@clock-1-0-1/composer.json';
    expect(readFileSync(composer, 'utf8')).toContain('"psr/clock": "1.0.1"');
    expect(() => runSamples('run', ['--libs', 'libs', '--with', 'clock=1.0.1', page])).toThrow(
      'npm run samples -- compare',
    );
    rmSync('libs/clock-1.0.1', {recursive: true});
  });

  it('reports what is missing', () => {
    writePage('2');
    rmSync('libs/clock', {recursive: true});
    expect(() => runSamples('run', ['--libs', 'libs', page])).toThrow(
      'libs/clock contains no Composer package. features/samples/projects/parcels/composer.json needs the source of version 1.0.0',
    );
    describeSection({other: 'release'});
    expect(() => runSamples('run', ['--libs', 'libs', page])).toThrow(
      '"other" is not a repository in generated/',
    );
    describeSection({clock: '1.0.0'});
    write('libs/clock/composer.json', '{"name": "psr/clock"}');
    expect(() => runSamples('run', ['--libs', 'libs', page])).toThrow(
      'does not name the repository of',
    );
    rmSync('features/samples/projects/parcels/composer.json');
    expect(() => runSamples('run', ['--libs', 'libs', page])).toThrow('composer.json is missing');
    expect(() => runSamples('run', [page])).toThrow('npm run samples -- run --libs DIR');
  });
});
