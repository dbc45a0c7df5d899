import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {fetchedFiles} from './fetchedFiles';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fetched-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const configure = (write: (target: string) => string | undefined) =>
  Reflect.apply(
    fetchedFiles('tides', {generatedFilesDir: folder}, write).configureWebpack ?? vi.fn(),
    undefined,
    [],
  ) as object;

it('writes into the built site, and logs what', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const targets: string[] = [];
  for (const said of ['3 pages', undefined]) {
    const plugin = fetchedFiles('tides', {generatedFilesDir: folder}, (target) => {
      targets.push(target);
      return said;
    });
    await Reflect.apply(plugin.postBuild ?? vi.fn(), undefined, [{outDir: 'out'}]);
  }
  expect(targets).toEqual(['out', 'out']);
  expect(log.mock.calls).toEqual([['tides: 3 pages']]);
});

it('writes nothing for the bundles of a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const write = vi.fn();
  expect(configure(write)).toEqual({});
  expect(write).not.toHaveBeenCalled();
});

it('gives the development server a folder without files of before', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const served = path.join(folder, 'tides');
  const write = vi.fn(() => {
    expect(existsSync(served)).toBe(false);
    return undefined;
  });
  expect(configure(write)).toEqual({mergeStrategy: {}, devServer: {static: [served]}});
  expect(write).toHaveBeenCalledWith(served);
  writeFileSync(served, '');
  configure(write);
  expect(write).toHaveBeenCalledTimes(2);
});
