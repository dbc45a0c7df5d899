import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {blocksOf, hasPhp, useEmptyFolder, write} from '../../testData';
import {runOutput} from '../runOutput';
import {shownOutputs} from '../shownOutputs';

import {npmPackages} from './npmPackages';
import {browserName} from './runBrowser';

const root = process.cwd();
const project = 'features/samples/projects/parcels/send';

/** Answers each request, and notes it with what the packages contain. */
const browser = `<?php
readfile("$packages/depot/index.js");
file_put_contents("$folder/browser.log", $_SERVER['REQUEST_METHOD'] . " {$_SERVER['REQUEST_URI']}\\n", FILE_APPEND);
`;

/** Replaces npm, which a test cannot run. */
const npm = `#!/bin/sh
grep -q '"unknown"' package.json && { echo 'E404 unknown' >&2; exit 1; }
mkdir -p node_modules/depot
echo Bogor > node_modules/depot/index.js
echo '{}' > node_modules/.package-lock.json
echo installed >> "$CALLS"
`;

function program(file: string, text: string): void {
  write(file, text);
  chmodSync(file, 0o755);
}

useEmptyFolder();

beforeEach(() => {
  program('bin/npm', npm);
  vi.stubEnv('CALLS', path.resolve('calls'));
  vi.stubEnv('PATH', `${path.resolve('bin')}:${process.env['PATH'] ?? ''}`);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('npmPackages', () => {
  it('installs once, and again when the file changes', () => {
    write('package.json', '{"dependencies": {"depot": "1.0.0"}}');
    const packages = npmPackages('package.json');
    expect(readFileSync(path.join(packages, 'depot/index.js'), 'utf8')).toBe('Bogor\n');
    expect(npmPackages('package.json')).toBe(packages);
    expect(readFileSync('calls', 'utf8')).toBe('installed\n');
    write('package.json', '{"dependencies": {"depot": "1.0.1"}}');
    expect(npmPackages('package.json')).not.toBe(packages);
  });

  it('reports what cannot be installed', () => {
    write('package.json', '{"dependencies": {"unknown": "1.0.0"}}');
    expect(() => npmPackages('package.json')).toThrow(
      'npm cannot install what package.json names:\nE404 unknown',
    );
  });
});

describe('browserName', () => {
  it('names the browser with its version', () => {
    program('bin/browser', '#!/bin/sh\necho "Chromium 149.0.1 built on Debian"');
    vi.stubEnv('CHROMIUM_PATH', path.resolve('bin/browser'));
    expect(browserName()).toBe('Chromium 149');
  });

  it('rejects a program that is not a browser', () => {
    program('bin/browser', '#!/bin/sh');
    vi.stubEnv('CHROMIUM_PATH', path.resolve('bin/browser'));
    expect(() => browserName()).toThrow('The samples need Chromium');
  });
});

describe.runIf(hasPhp())('runBrowser', () => {
  function printed(statement: string) {
    write('vendor/autoload.php', '<?php return new class { public function addPsr4() {} };');
    write(`${project}/browser.php`, browser);
    write(`${project}/package.json`, '{"dependencies": {"depot": "1.0.0"}}');
    const test = `import {expect, test} from '@playwright/test';

test('send', async ({request}) => {
  ${statement}
});`;
    const [output] = shownOutputs(
      blocksOf(
        'docs/parcels/send.md',
        ['ts title="tests/send.spec.ts"', test],
        ['text title="Output"', '?'],
      ),
    );
    if (output === undefined) {
      throw new Error('The page has an output.');
    }
    // Tests find Playwright in the folders above them.
    const cache = path.join(root, '.cache');
    mkdirSync(cache, {recursive: true});
    const folder = mkdtempSync(path.join(cache, 'samples-'));
    try {
      return runOutput(output, path.resolve('vendor'), path.join(folder, 'application'));
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  it('returns what the application wrote about the requests of a test', () => {
    expect(printed("await request.post('/parcels');")).toEqual({text: 'POST /parcels'});
  }, 60_000);

  it('reports a test that fails', () => {
    expect(printed("expect(await (await request.get('/')).text()).toBe('Jakarta');")).toEqual({
      failure: expect.stringMatching(/- Jakarta[^]*\+ Bogor[^]*1 failed/) as string,
    });
  }, 60_000);
});
