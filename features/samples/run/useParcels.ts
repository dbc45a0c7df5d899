import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, vi} from 'vitest';

import {allLibraries} from '../../library-facts';

// A made-up section with one page and two sources, for tests that run samples.

const page = 'docs/parcels/index.md';

/** Replaces Composer, which a test cannot run: records its file, and writes an autoloader and what it installed. */
const composer = `#!/bin/sh
mkdir -p vendor/composer
echo '{"packages": [{"name": "symfony/uid", "version": "v7.1.5"}]}' > vendor/composer/installed.json
echo '<?php return new class { public function addPsr4() {} };' > vendor/autoload.php
cat composer.json >> ../../../../installed
`;

/** Writes a file and the folders above it. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Writes the page, which adds 1 and 1 and shows this output. */
export function writePage(output: string): void {
  const fence = '```';
  write(
    page,
    `${fence}php\necho 1 + 1;\n${fence}\n\n${fence}text title="Output"\n${output}\n${fence}\n`,
  );
}

/** Writes the section's composer.json, with these sources and further keys of `extra`. */
export function describeSection(
  sources: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const description = {require: {'rekalogika/parcels': '*'}, extra: {sources, ...more}};
  write('features/samples/projects/parcels/composer.json', JSON.stringify(description));
}

/** Gives each test a new folder with the section; `said` holds the lines that a test printed. */
export function useParcels() {
  const before = process.cwd();
  const said: string[] = [];

  beforeEach(() => {
    process.chdir(mkdtempSync(path.join(tmpdir(), 'samples-')));
    const library = {
      ...allLibraries[0],
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
    said.length = 0;
    const note = (line: string) => said.push(line);
    vi.spyOn(console, 'log').mockImplementation(note);
    vi.spyOn(console, 'error').mockImplementation(note);
  });

  afterEach(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  return {hasPhp: spawnSync('php', ['-v']).status === 0, page, said};
}
