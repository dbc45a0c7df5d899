import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {changedFiles, hashFiles, writeChecksums} from './checksums';
import {compactJson} from './compactJson';

describe('changedFiles', () => {
  it('finds what was changed, added or removed by hand', () => {
    const data = mkdtempSync(path.join(tmpdir(), 'data-'));
    mkdirSync(path.join(data, 'api'));
    for (const file of ['packages.json', 'api/a.json', 'api/b.json', 'api/c.json']) {
      writeFileSync(path.join(data, file), '{}');
    }
    writeChecksums(data);
    expect(Object.keys(hashFiles(data))).toHaveLength(4);
    expect(changedFiles(data)).toEqual([]);
    writeFileSync(path.join(data, 'api', 'a.json'), '{"changed": true}');
    rmSync(path.join(data, 'api', 'b.json'));
    writeFileSync(path.join(data, 'api', 'd.json'), '{}');
    expect(changedFiles(data)).toEqual(['api/a.json', 'api/b.json', 'api/d.json']);
  });
});

describe('compactJson', () => {
  it('opens values down to a depth and keeps them whole', () => {
    const value = {a: [{b: [1, 2]}, 'x'], c: {}, d: []};
    const text = compactJson(value, 2);
    expect(text).toBe('{\n "a": [\n  {"b":[1,2]},\n  "x"\n ],\n "c": {},\n "d": []\n}');
    expect(JSON.parse(text)).toEqual(value);
  });
});
