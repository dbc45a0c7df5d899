import {homedir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {readHeaders} from '../../hosting/headers/headersFile';
import {hashesOf, metaPolicy} from '../../hosting/headers/policy';
import {editedPages} from '../../scripts/site/finish/finishPages';
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

  it('are byte-identical after finishing the pages again', () => {
    const html = files.filter((file) => file.endsWith('.html'));
    const pages = new Map(html.map((file) => [file, read(file).toString('utf8')]));
    const changedBy = (policy: string) =>
      [...editedPages(pages, policy)].filter(([file, again]) => again !== pages.get(file));
    const hashes = hashesOf(pages.get('index.html') ?? '');
    expect(changedBy(metaPolicy(readHeaders(), hashes))).toEqual([]);
    expect(pages.size).toBeGreaterThan(10);
    expect(changedBy(metaPolicy(readHeaders(), hashes.slice(1)))).toHaveLength(pages.size);
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
