import {describe, expect, it} from 'vitest';

import {gzipSize} from '../e2e/support/builtSite';
import {files, pageOf, read, readPages} from './site';
import {
  allowance,
  countElements,
  earlyFiles,
  limits,
  scriptsOf,
  styleLimit,
  stylesOf,
} from './weight';

// Only a browser knows which chunks hydrate a page: tests/e2e/policy.spec.ts measures them. These tests
// measure what the HTML itself requests.

function sum(addresses: readonly string[]): number {
  return addresses.reduce((total, address) => total + gzipSize(address), 0);
}

describe('weight', () => {
  const pages = readPages();

  it('of scripts may grow by 25 bytes for each page from the 351st on', () => {
    expect([177, 350, 351, 450].map(allowance)).toEqual([0, 0, 25, 2500]);
  });

  it('of scripts and styles stays under the limits on every page', () => {
    const scripts = pages.map((page) => sum(scriptsOf(page)));
    const styles = pages.map((page) => sum(stylesOf(page)));
    expect(Math.min(...scripts, ...styles)).toBeGreaterThan(1000);
    expect(Math.max(...scripts)).toBeLessThanOrEqual(limits.early);
    for (const [index, page] of pages.entries()) {
      expect(styles[index], page.route).toBeLessThanOrEqual(styleLimit(stylesOf(page)));
    }
    console.log(
      `${String(pages.length)} pages, gzip: scripts up to ${String(Math.max(...scripts))}, ` +
        `styles up to ${String(Math.max(...styles))} bytes`,
    );
  });

  it('of the HTML of every page stays under the limit', () => {
    const sizes = pages.map(({file}) => gzipSize(`/${file}`));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.html);
    console.log(`HTML of ${String(sizes.length)} pages: up to ${String(Math.max(...sizes))} bytes`);
  });

  it('in elements of every page stays under the limit', () => {
    const counts = pages.map(countElements);
    const most = Math.max(...counts);
    const route = pages[counts.indexOf(most)]?.route ?? '';
    expect(most, `${route}: shorten its samples or split the page`).toBeLessThanOrEqual(
      limits.elements,
    );
    expect(Math.min(...counts)).toBeGreaterThan(50);
    console.log(`${String(counts.length)} pages: up to ${String(most)} elements, ${route}`);
  });

  it('of the fonts stays under the limit before an italic is needed', () => {
    for (const page of pages) {
      const faces = earlyFiles(page).filter((address) => address.endsWith('.woff2'));
      const bytes = faces.reduce((total, address) => total + read(address.slice(1)).length, 0);
      expect(faces).toHaveLength(2);
      expect(bytes).toBeLessThanOrEqual(limits.font);
    }
  });

  it('contains no package of Prism', () => {
    const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(10);
    const prism = /Prism\.languages|prism-react-renderer|refractor|languages\.extend\(/;
    expect(scripts.filter((file) => prism.test(read(file).toString('utf8')))).toEqual([]);
  });

  it('formats no date with Intl, whose first use blocks a phone for a tenth of a second', () => {
    const scripts = files.filter((file) => /^assets\/js\/(?:main|docs)\..*\.js$/.test(file));
    expect(scripts).toHaveLength(2);
    const intl = /DateTimeFormat|toLocale(?:Date|Time)?String/;
    expect(scripts.filter((file) => intl.test(read(file).toString('utf8')))).toEqual([]);
    expect('new Intl.DateTimeFormat(locale)').toMatch(intl);
  });

  it('renders none of the components that docusaurus-patches/stubs replaces', () => {
    const left = [
      '.theme-doc-version-banner',
      '.theme-doc-version-badge',
      '.theme-doc-footer-tags-row',
      '.theme-unlisted-banner',
      '.theme-draft-banner',
      '.alert--info',
      '.alert--secondary',
      '.theme-admonition-caution',
      '.footer__links',
      '.footer__logo',
      '#__docusaurus-base-url-issue-banner-container',
    ];
    expect(pages.filter(({$}) => $('.theme-doc-footer').length > 0).length).toBeGreaterThan(10);
    expect(pages.filter(({$}) => $(left.join(', ')).length > 0)).toEqual([]);
  });

  it('contains no search file: those load when idle or on intent', () => {
    const early = pages.flatMap(earlyFiles);
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter((address) => /search-doc|lunr-index/.test(address))).toEqual([]);
  });

  it('counts each file that a page requests once', () => {
    const page = pageOf(
      '<script src=/a.js></script><link rel=preload as=script href=/a.js>' +
        '<link rel=modulepreload href=/b.js><link rel=prefetch href=/lunr-index.json>' +
        '<link rel=stylesheet href=/c.css>',
    );
    expect(scriptsOf(page)).toEqual(['/a.js', '/b.js']);
    expect(stylesOf(page)).toEqual(['/c.css']);
    expect(earlyFiles(page)).toContain('/lunr-index.json');
    // The parser adds html, head and body.
    expect(countElements(page)).toBe(8);
  });
});
