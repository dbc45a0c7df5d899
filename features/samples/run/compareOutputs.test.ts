import {chmodSync, readFileSync, rmSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {readOutputRecords} from '../schema/outputRecords';

import {useParcels, write, writePage} from './useParcels';
import {runSamples} from './runSamples';

const {hasPhp, page} = useParcels();

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
});
