import {describe, expect, it} from 'vitest';

import {parseHeaders, readHeaders} from './headersFile';
import {deployFiles} from './hosts';
import {
  cacheControl,
  endingHeaders,
  hashesOf,
  headerPolicy,
  httpsPolicy,
  metaPolicy,
} from './policy';

const file = readHeaders();
const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('the policy', () => {
  it('allows no inline code, no evaluation and no other site', () => {
    const policy = httpsPolicy(file, [hash]);
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
  });

  it('leaves out of the page what only a header can set, and out of http what needs https', () => {
    expect(headerPolicy(file, [])).toContain("frame-ancestors 'none'");
    expect(metaPolicy(file, [])).not.toContain('frame-ancestors');
    expect(httpsPolicy(file, [])).toContain('upgrade-insecure-requests');
    expect(headerPolicy(file, []) + metaPolicy(file, [])).not.toContain('upgrade-insecure');
  });

  it('can be read back from a page', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(file, [hash])}">`;
    expect(hashesOf(html)).toEqual([hash]);
    expect(() => hashesOf('<html>')).toThrow('npm run build');
  });
});

describe('caching', () => {
  it('lets only files with a hash in their name be cached for long', () => {
    for (const path of ['/assets/js/a.1.js', '/search-doc-1.json', '/lunr-index-1.json']) {
      expect(cacheControl(file, path)).toContain('immutable');
    }
    for (const path of ['/', '/mapper.html', '/img/mark.svg', '/sitemap.xml']) {
      expect(cacheControl(file, path)).toBe('public, max-age=0, must-revalidate');
    }
  });
});

describe('endings', () => {
  it('give Markdown its type, and keep it out of search engines', () => {
    expect(endingHeaders(file, '/mapper.md')).toEqual({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
    expect(endingHeaders(file, '/llms.txt')).toEqual({
      'Content-Type': 'text/plain; charset=utf-8',
    });
    expect(endingHeaders(file, '/mapper.html')).toEqual({});
  });

  it('distinguish feeds from other XML', () => {
    const type = {'Content-Type': 'application/atom+xml; charset=utf-8'};
    expect(endingHeaders(file, '/feed.xml')).toEqual(type);
    expect(endingHeaders(file, '/mapper/feed.xml')).toEqual(type);
    expect(endingHeaders(file, '/sitemap.xml')).toEqual({});
    const files = deployFiles(file, [hash]);
    expect(files['nginx.conf']).toContain('location ~ "feed\\.xml$" {');
    expect(files.Caddyfile).toContain('@ending_feed_xml path *feed.xml\n');
    expect(files._headers).toContain('\n/*feed.xml\n');
    expect(files['vercel.json']).toContain('"/(.*)feed\\\\.xml"');
  });
});

describe('headers.json', () => {
  it.each([
    '[]',
    '{"policy": {}}',
    JSON.stringify({...file, policy: {'default-src': "'self'"}}),
    JSON.stringify({...file, headers: {'X-A': 'a"; add_header B "c'}}),
    JSON.stringify({...file, headers: {'X-A': 'a\nb'}}),
    JSON.stringify({...file, endings: {'.md': 'text/markdown'}}),
    JSON.stringify({...file, caching: {}}),
  ])('rejects %s and names the file', (text) => {
    expect(() => parseHeaders(text, 'hosting/headers.json')).toThrow('hosting/headers.json');
  });
});

describe('deploy files', () => {
  it('all contain the hashes, the headers and the caching', () => {
    const {_redirects, ...files} = deployFiles(file, [hash]);
    expect(Object.keys(files)).toEqual(['nginx.conf', 'Caddyfile', '_headers', 'vercel.json']);
    for (const text of Object.values(files)) {
      for (const part of [
        hash,
        'nosniff',
        'Strict-Transport-Security',
        'immutable',
        'text/markdown; charset=utf-8',
        'noindex',
        '/lunr-index-',
      ]) {
        expect(text).toContain(part);
      }
    }
    expect(_redirects).toContain('/:p1/index.html /:p1 301\n');
  });
});
