import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {sampleClasses} from './sampleClasses';

let site = '';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rk-classes-'));
  mkdirSync(path.join(site, 'generated/sample-types/depot'), {recursive: true});
  const write = (file: string, content: unknown) => {
    writeFileSync(path.join(site, 'generated/sample-types', file), JSON.stringify(content));
  };
  const names = ['Acme\\Gate', 'Acme\\Gate::open($key)', 'Acme\\Key::North', '$gate'];
  write('depot/index.json', {
    blocks: {},
    entries: names.map((name) => ({kind: 'class', name})),
  });
  write('depot/open.json', {blocks: {}, entries: [{kind: 'method', name: 'Acme\\Gate::open'}]});
  write('depot/broken.json', {blocks: {}});
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

it('lists each class of a page once', () => {
  expect(sampleClasses(site, '/depot')).toEqual(['Acme\\Gate', 'Acme\\Key']);
  expect(sampleClasses(site, '/depot/open')).toEqual(['Acme\\Gate']);
});

it('knows none of a page without recorded types', () => {
  expect(sampleClasses(site, '/depot/none')).toEqual([]);
});

it('rejects a file without entries', () => {
  expect(() => sampleClasses(site, '/depot/broken')).toThrow('broken.json');
});
