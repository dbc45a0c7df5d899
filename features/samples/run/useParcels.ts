import {chmodSync} from 'node:fs';
import path from 'node:path';

import {afterEach, beforeEach, vi} from 'vitest';

import {allLibraries} from '../../library-facts';
import {fence, hasPhp, useEmptyFolder, write} from '../testData';

// A made-up section with one page and two sources, for tests that run samples.

const page = 'docs/parcels/index.md';

/** Replaces Composer, which a test cannot run: records its file, and writes an autoloader and what it installed. */
const composer = `#!/bin/sh
mkdir -p vendor/composer
echo '{"packages": [{"name": "symfony/uid", "version": "v7.1.5"}]}' > vendor/composer/installed.json
echo '<?php return new class { public function addPsr4() {} };' > vendor/autoload.php
cat composer.json >> ../../../../installed
`;

/** Writes the page, which adds 1 and 1 and shows this output. */
export function writePage(output: string): void {
  write(page, [fence('php', 'echo 1 + 1;'), fence('text title="Output"', output)].join('\n'));
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
  const said: string[] = [];
  useEmptyFolder();

  beforeEach(() => {
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
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  return {hasPhp: hasPhp(), page, said};
}
