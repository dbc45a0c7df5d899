import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readBlocks} from '../parse/readBlocks';
import {readOutputRecords, writeOutputRecords} from '../schema/outputRecords';

import {checkOutputs} from './checkOutputs';

import {write} from '../testData';
import {describeSection, useParcels, writePage} from './useParcels';
import {runSamples} from './runSamples';

const {hasPhp, page, said} = useParcels();

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
    expect(said).toContain('The pages show no output.');
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
