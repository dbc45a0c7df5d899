import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {searchData} from '../build/searchData';
import {indexNames} from '../engine/nameIndex';
import {explainQuery} from './explainQuery';
import {readSearchFiles} from './readSearchFiles';

describe('explainQuery', () => {
  it('names pages, sums and factors, best first', () => {
    const lines = explainQuery(searchData, 'lazy loading', 'mapper', 2).split('\n');
    expect(lines[0]).toBe('Words: lazy, loading. Pages: 2 of 4.');
    expect(lines[1]).toMatch(/^1\. \/mapper\/lazy {2}\d+\.\d\d {2}first: \/mapper\/lazy$/);
    expect(lines.join('\n')).toMatch(/\+ \d+\.\d\d lazi \(exact\) in title 1, path 1/);
    expect(lines).toContain('   × 1.40 likelyLibrary');
    expect(lines).toContain('   × 2.00 ownLibrary');
  });

  it('names what the query names in the API, and where that is listed', () => {
    const known = {
      kind: 'class' as const,
      section: 'mapper',
      title: 'All (API)',
      address: '/mapper/reference/api/all#RopeKnot',
      members: ['tie'],
    };
    const gone = {
      section: 'mapper',
      version: '2.0.0',
      page: 1,
      state: 'removed' as const,
      replacement: undefined,
    };
    const names = {
      classes: [{...known, name: 'Rekalogika\\RopeKnot'}],
      gone: [{...gone, name: 'Rekalogika\\PierHead'}],
      goneMembers: [],
    };
    const index = {...searchData.index, names, nameIndex: () => indexNames(names)};
    const second = (text: string) =>
      explainQuery({...searchData, index}, text, '', 1).split('\n')[1];
    expect(second('RopeKnot::tie')).toBe(
      'Names (whole): Rekalogika\\RopeKnot::tie; before all pages.',
    );
    expect(second('PierHead')).toBe(
      'Names (whole): Rekalogika\\PierHead, gone in 2.0.0; before all pages.',
    );
  });
});

describe('readSearchFiles', () => {
  it('says what to do where nothing was built', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'search-'));
    expect(() => readSearchFiles(folder)).toThrow('Run "npm run build" first.');
    rmSync(folder, {recursive: true});
  });
});
