import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {readBlocks} from '../parse/readBlocks';
import {readOutputRecords} from '../schema/outputRecords';

import {checkOutputs} from './checkOutputs';

import {runSamples} from './runSamples';

const before = process.cwd();
const hasPhp = spawnSync('php', ['-v']).status === 0;
const page = 'docs/parcels/index.md';

/** Replaces Composer, which a test cannot run: records its file and writes an autoloader. */
const composer = `#!/bin/sh
mkdir vendor
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

function describeSection(sources: Readonly<Record<string, string>>): void {
  const description = {require: {'rekalogika/parcels': '*'}, extra: {sources}};
  write('features/samples/projects/parcels/composer.json', JSON.stringify(description));
}

let said: string[] = [];

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'samples-')));
  const library = {section: 'parcels', repository: 'rekalogika/parcels-src', release: '1.2.0'};
  write('generated/packages.json', JSON.stringify({groups: [{libraries: [library]}]}));
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
    expect(runSamples(['--libs', 'libs'])).toBe(true);
    expect(runSamples(['--libs', 'libs', page])).toBe(true);
    expect(readOutputRecords(page)).toEqual([
      expect.objectContaining({package: 'parcels', version: '1.2.0'}),
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

  it('reports how an output differs, and does not record it', () => {
    writePage('3');
    expect(runSamples(['--libs', 'libs', page])).toBe(false);
    expect(said.join('\n')).toContain(`${page}:6 output: differs from what was printed.`);
    expect(said.join('\n')).toContain('-3\n+2');
    expect(readOutputRecords(page)).toEqual([]);
    expect(readFileSync(page, 'utf8')).toContain('\n3\n');
  });

  it('writes what was printed into the page with --write', () => {
    writePage('3');
    expect(runSamples(['--libs', 'libs', '--write', page])).toBe(true);
    expect(readFileSync(page, 'utf8')).toContain('\n2\n');
    expect(checkOutputs(readBlocks(page)).problems).toEqual([]);
  });

  it('reports if a version other than the documented one ran', () => {
    describeSection({'parcels-src': '1.1.9'});
    writePage('2');
    runSamples(['--libs', 'libs', page]);
    expect(readOutputRecords(page)[0]).toMatchObject({version: '1.2.0', ranAgainst: '1.1.9'});
  });

  it('deletes the records of a page that is gone', () => {
    writePage('2');
    runSamples(['--libs', 'libs']);
    rmSync(page);
    write('docs/parcels/other.md', 'Nothing.');
    expect(runSamples(['--libs', 'libs'])).toBe(false);
    expect(readOutputRecords(page)).toEqual([]);
  });

  it('reports what is missing', () => {
    writePage('2');
    rmSync('libs/clock', {recursive: true});
    expect(() => runSamples(['--libs', 'libs', page])).toThrow(
      'libs/clock contains no Composer package. features/samples/projects/parcels/composer.json needs the source of version 1.0.0',
    );
    describeSection({other: 'release'});
    expect(() => runSamples(['--libs', 'libs', page])).toThrow(
      '"other" is not a repository in generated/',
    );
    describeSection({clock: '1.0.0'});
    write('libs/clock/composer.json', '{"name": "psr/clock"}');
    expect(() => runSamples(['--libs', 'libs', page])).toThrow('does not name the repository of');
    rmSync('features/samples/projects/parcels/composer.json');
    expect(() => runSamples(['--libs', 'libs', page])).toThrow('composer.json is missing');
    expect(() => runSamples([page])).toThrow('npm run samples -- run --libs DIR');
  });
});
