import {chmodSync, readFileSync, rmSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {readOutputRecords} from '../schema/outputRecords';

import {write} from '../testData';
import {useParcels, writePage} from './useParcels';
import {runSamples} from './runSamples';

const {hasPhp, page, said} = useParcels();

describe.runIf(hasPhp)('runSamples compare', () => {
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
    write('bin/php9', '#!/bin/sh\nprintf 9.1\n');
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

  it('compares what another storage makes of them, and records only outputs that use it', () => {
    const backend = 'features/samples/backends/depot';
    write(
      `${backend}/composer.json`,
      JSON.stringify({
        require: {'league/depot': '1.0.0'},
        extra: {s3: {server: 'depot'}, classes: {'League\\Shelf': 'App\\Depot'}},
      }),
    );
    write(`${backend}/package.json`, '{"dependencies": {"depot": "1.2.3"}}');
    write(
      'bin/npm',
      `#!/bin/sh
mkdir -p node_modules/depot
echo 'module.exports = class {
  configureBuckets() { return Promise.resolve(); }
  callback() { return (request, response) => response.end("2"); }
};' > node_modules/depot/index.js
echo '{}' > node_modules/.package-lock.json
`,
    );
    chmodSync('bin/npm', 0o755);
    writePage('2');
    const setUp = 'features/samples/projects/parcels/setup.php';
    const compare = () => runSamples('compare', ['--libs', 'libs', '--on', 'depot', page]);

    write(setUp, '<?php /* \\League\\Shelf */\n');
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    const unused = readOutputRecords(page);
    expect(compare()).toBe(true);
    expect(readOutputRecords(page)).toEqual(unused);
    expect(said.at(-2)).toContain('the sample does not use depot, so nothing is recorded.');

    write(
      setUp,
      '<?php strlen("League\\Shelf") === 9 && file_get_contents(getenv("SAMPLE_S3_ENDPOINT"));\n',
    );
    expect(runSamples('run', ['--libs', 'libs', page])).toBe(true);
    const recorded = readOutputRecords(page);
    expect(compare()).toBe(true);
    const compared = recorded.map((record) => ({...record, alsoWith: ['S3 (depot 1.2.3)']}));
    expect(readOutputRecords(page)).toEqual(compared);
    expect(
      readFileSync('.cache/samples/run/parcels@league-depot-1-0-0/composer.json', 'utf8'),
    ).toContain('"league/depot": "1.0.0"');
    expect(() => runSamples('run', ['--libs', 'libs', '--on', 'depot', page])).toThrow(
      'npm run samples -- compare',
    );
    expect(() => runSamples('compare', ['--libs', 'libs', '--on', 'ftp', page])).toThrow(
      'features/samples/backends/ftp/composer.json is missing',
    );
  });
});
