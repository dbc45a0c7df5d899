import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {readSampleUses} from './sampleUses';

let site = '';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rk-uses-'));
  mkdirSync(path.join(site, 'generated/sample-types/depot/old'), {recursive: true});
  const write = (file: string, content: unknown) => {
    writeFileSync(path.join(site, 'generated/sample-types', file), JSON.stringify(content));
  };
  write('depot/index.json', {
    entries: [
      {name: 'Acme\\Gate'},
      {name: 'Acme\\Gate::open($key)'},
      {name: 'Acme\\Key::North'},
      {name: '$gate'},
    ],
  });
  write('depot/open.json', {entries: [{name: 'Acme\\Gate::open'}]});
  write('depot/old/broken.json', {blocks: {}});
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

const page = (route: string) => ({route, title: route});

it('lists the pages of each class once, in the order of the pages', () => {
  const uses = readSampleUses(site, [page('/depot'), page('/depot/open'), page('/depot/none')]);
  expect([...uses]).toEqual([
    ['Acme\\Gate', [page('/depot'), page('/depot/open')]],
    ['Acme\\Key', [page('/depot')]],
  ]);
});

it('rejects a file without entries', () => {
  expect(() => readSampleUses(site, [page('/depot/old/broken')])).toThrow('has no entries');
});

it('knows nothing without recorded types', () => {
  expect(readSampleUses(path.join(site, 'docs'), [page('/depot')]).size).toBe(0);
});
