import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {searchData} from '../build/searchData';
import {explainQuery} from './explainQuery';
import {readSearchFiles} from './readSearchFiles';

describe('explainQuery', () => {
  it('names pages, sums and factors, best first', () => {
    const lines = explainQuery(searchData, 'lazy loading', 'mapper', 2).split('\n');
    expect(lines[0]).toBe('Words: lazy, loading. Pages: 1 of 4.');
    expect(lines[1]).toMatch(/^1\. \/mapper\/lazy {2}\d+\.\d\d {2}first: \/mapper\/lazy$/);
    expect(lines.join('\n')).toMatch(/\+ \d+\.\d\d lazi \(exact\) in title 1, path 1/);
    expect(lines).toContain('   × 1.60 library of the best pages');
    expect(lines).toContain('   × 1.50 same library as the reader');
  });
});

describe('readSearchFiles', () => {
  it('says what to do where nothing was built', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'search-'));
    expect(() => readSearchFiles(folder)).toThrow('Run "npm run build" first.');
    rmSync(folder, {recursive: true});
  });
});
