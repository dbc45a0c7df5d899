import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {compressFiles} from './compressFiles';
import {listFiles} from './listFiles';

let directory: string;
let cache: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), content);
}

const read = (file: string) => readFileSync(path.join(directory, file));
const compress = () => compressFiles(directory, () => undefined, cache);

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-files-'));
  cache = mkdtempSync(path.join(tmpdir(), 'rk-compressed-'));
  write('map.html', '<p>é</p>'.repeat(300));
  write('assets/js/main.js', 'a();'.repeat(400));
  write('img/small.svg', '<svg/>');
});

afterEach(() => {
  rmSync(directory, {recursive: true});
  rmSync(cache, {recursive: true});
});

describe('compressFiles', () => {
  it('compresses what is larger than 1 kB', async () => {
    expect(await compress()).toBe(2);
    const original = read('assets/js/main.js');
    expect(gunzipSync(read('assets/js/main.js.gz')).equals(original)).toBe(true);
    expect(brotliDecompressSync(read('assets/js/main.js.br')).equals(original)).toBe(true);
    expect(listFiles(directory)).not.toContain('img/small.svg.gz');
  });

  it('changes nothing when it runs again', async () => {
    const snapshot = () =>
      listFiles(directory).map((file) => [file, read(file).toString('base64')]);
    await compress();
    const first = snapshot();
    await compress();
    expect(snapshot()).toEqual(first);
  });

  it('takes compressed files from the cache by the content, and removes those of no file', async () => {
    const compressed = () => read('assets/js/main.js.br').toString();
    await compress();
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(4);
    for (const file of kept) {
      writeFileSync(path.join(cache, file), 'kept');
    }
    await compress();
    expect(compressed()).toBe('kept');

    write('assets/js/main.js', 'b();'.repeat(400));
    await compress();
    expect(compressed()).not.toBe('kept');
    const now = readdirSync(cache);
    expect(now).toHaveLength(4);
    expect(now.filter((file) => kept.includes(file))).toHaveLength(2);
  });
});
