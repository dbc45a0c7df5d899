import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {parseHeaders} from '../../../hosting/headers/headersFile';
import {listFiles} from '../../../shared/files/listFiles';
import {routeOf} from '../../../shared/files/routeOf';
import {finishBuild} from './finishBuild';
import {scriptHash} from './inspectPage';

const headers = parseHeaders(readFileSync('hosting/headers.json', 'utf8'), 'hosting/headers.json');
const html = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

let directory: string;
let cache: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), content);
}

function snapshot(): Record<string, string> {
  return Object.fromEntries(
    listFiles(directory).map((file) => [
      file,
      readFileSync(path.join(directory, file)).toString('base64'),
    ]),
  );
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-finish-'));
  cache = mkdtempSync(path.join(tmpdir(), 'rk-compressed-'));
  write('index.html', html('<script>home()</script>'));
  write('404.html', html('<script>lost()</script>'));
  write('mapper.html', html('m'));
  write('mapper/object/map.html', html('<p>é</p>'.repeat(300)));
  write('assets/js/main.js', 'a();'.repeat(400));
  write('img/small.svg', '<svg/>');
});

afterEach(() => {
  rmSync(directory, {recursive: true});
  rmSync(cache, {recursive: true});
});

describe('finishBuild', () => {
  it('adds the same policy with the hashes of all pages to every page', async () => {
    expect(await finishBuild(directory, headers, cache)).toEqual({
      pages: 4,
      hashes: 2,
      compressed: 2,
    });
    for (const page of ['index.html', '404.html', 'mapper.html', 'mapper/object/map.html']) {
      const text = readFileSync(path.join(directory, page), 'utf8');
      expect(text).toContain('<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"');
      expect(text).toContain(scriptHash('home()'));
      expect(text).toContain(scriptHash('lost()'));
      expect(text).not.toContain('frame-ancestors');
    }
  });

  it('lists the routes in the not-found page only', async () => {
    await finishBuild(directory, headers, cache);
    const lost = readFileSync(path.join(directory, '404.html'), 'utf8');
    expect(lost).toContain('id="rk-routes">["/","/mapper","/mapper/object/map"]</script>');
    expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).not.toContain('rk-routes');
  });

  it('compresses what is larger than 1 kB', async () => {
    await finishBuild(directory, headers, cache);
    const original = readFileSync(path.join(directory, 'assets/js/main.js'));
    const read = (ending: string) =>
      readFileSync(path.join(directory, `assets/js/main.js${ending}`));
    expect(gunzipSync(read('.gz')).equals(original)).toBe(true);
    expect(brotliDecompressSync(read('.br')).equals(original)).toBe(true);
    expect(listFiles(directory)).not.toContain('img/small.svg.gz');
  });

  it('changes nothing when it runs again', async () => {
    await finishBuild(directory, headers, cache);
    const first = snapshot();
    await finishBuild(directory, headers, cache);
    expect(snapshot()).toEqual(first);
  });

  it('takes compressed files from the cache by the content, and removes those of no file', async () => {
    const compressed = () => readFileSync(path.join(directory, 'assets/js/main.js.br'), 'utf8');
    await finishBuild(directory, headers, cache);
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(4);
    for (const file of kept) {
      writeFileSync(path.join(cache, file), 'kept');
    }
    await finishBuild(directory, headers, cache);
    expect(compressed()).toBe('kept');

    write('assets/js/main.js', 'b();'.repeat(400));
    await finishBuild(directory, headers, cache);
    expect(compressed()).not.toBe('kept');
    const now = readdirSync(cache);
    expect(now).toHaveLength(4);
    expect(now.filter((file) => kept.includes(file))).toHaveLength(2);
  });

  it('names the file and the attribute that the policy would block', async () => {
    write('mapper.html', html('<p style="color:red">m</p>'));
    await expect(finishBuild(directory, headers, cache)).rejects.toThrow(
      'mapper.html: <p style="color:red">',
    );
  });

  it('names a page that it cannot read', async () => {
    write('mapper.html', '<html></html>');
    await expect(finishBuild(directory, headers, cache)).rejects.toThrow(
      'mapper.html cannot be finished',
    );
    rmSync(path.join(directory, '404.html'));
    await expect(finishBuild(directory, headers, cache)).rejects.toThrow('404.html is missing');
  });
});

describe('routeOf', () => {
  it.each([
    ['index.html', '/'],
    ['mapper.html', '/mapper'],
    ['mapper/object/map.html', '/mapper/object/map'],
    ['a/my-index.html', '/a/my-index'],
  ])('%s is %s', (page, route) => {
    expect(routeOf(page)).toBe(route);
  });
});
