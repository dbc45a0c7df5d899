import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {readHeaders} from '../../hosting/headers/headersFile';
import {listFiles} from '../../shared/files/listFiles';
import {finishPages} from '../../scripts/site/finish/finishBuild';
import {build, files, read} from './site';

const text = /\.(?:html|css|js|json|svg|xml|txt|md)$/;
const roots = [
  path.join(build, '..'),
  `${homedir()}/`,
  '/work/',
  '/root/',
  '/home/runner/',
  'file:///',
];

function localPaths(content: string): string[] {
  return roots.filter((root) => root.length > 3 && content.includes(root));
}

describe('files', () => {
  it('over 1 kB also exist as gzip and brotli of the same bytes', () => {
    const large = files.filter((file) => text.test(file) && read(file).length > 1024);
    for (const file of large) {
      const original = read(file);
      expect(gunzipSync(read(`${file}.gz`)).equals(original), `${file}.gz`).toBe(true);
      expect(brotliDecompressSync(read(`${file}.br`)).equals(original), `${file}.br`).toBe(true);
    }
    expect(large.length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith('.br'))).toHaveLength(large.length);
    console.log(`${String(large.length)} compressed files`);
  });

  it('are byte-identical after finishing the pages again', async () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    const copy = mkdtempSync(path.join(tmpdir(), 'rk-again-'));
    for (const file of pages) {
      mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
      copyFileSync(path.join(build, file), path.join(copy, file));
    }
    expect(await finishPages(copy, readHeaders())).toMatchObject({pages: pages.length});
    expect(listFiles(copy)).toEqual(pages);
    const changed = pages.filter((file) => !readFileSync(path.join(copy, file)).equals(read(file)));
    expect(changed).toEqual([]);
    rmSync(copy, {recursive: true});
  });

  it('contain no path of the machine that built them', () => {
    const readable = files.filter((file) => text.test(file));
    const telling = readable.filter((file) => localPaths(read(file).toString('utf8')).length > 0);
    expect(telling).toEqual([]);
    expect(readable.length).toBeGreaterThan(10);
    expect(localPaths(`import "${path.join(build, '..', 'docs/a.md')}"`)).not.toEqual([]);
    expect(localPaths('/root/a')).not.toEqual([]);
  });

  it('for hosts and robots exist', () => {
    expect(read('CNAME').toString('utf8').trim()).toBe('rekalogika.dev');
    expect(files).toContain('.nojekyll');
    expect(read('robots.txt').toString('utf8')).toContain(
      'Sitemap: https://rekalogika.dev/sitemap.xml',
    );
  });
});
