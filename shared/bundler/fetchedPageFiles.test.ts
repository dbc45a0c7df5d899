import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {listFiles} from '../files/listFiles';
import {fetchedPageFiles} from './fetchedPageFiles';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'fetched-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
  vi.restoreAllMocks();
});

it('writes the file of each page that has one, at its address, and logs the number', async () => {
  mkdirSync(path.join(siteDir, 'docs/ferry'), {recursive: true});
  for (const page of ['ferry/tides.md', 'ferry/quays.md', 'index.mdx']) {
    writeFileSync(path.join(siteDir, 'docs', page), '');
  }
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const context = {siteDir, generatedFilesDir: path.join(siteDir, 'generated')};
  const plugin = fetchedPageFiles('tides', context, 'docs', (page) =>
    page === path.join(siteDir, 'docs/ferry/tides.md')
      ? {address: '/tides/ferry/tides.1a.json', content: '[4]'}
      : undefined,
  );
  const outDir = path.join(siteDir, 'build');
  await Reflect.apply(plugin.postBuild ?? vi.fn(), undefined, [{outDir}]);
  expect(listFiles(outDir)).toEqual(['tides/ferry/tides.1a.json']);
  expect(readFileSync(path.join(outDir, 'tides/ferry/tides.1a.json'), 'utf8')).toBe('[4]');
  expect(log.mock.calls).toEqual([['tides: 1 pages']]);
});
