import {runInNewContext} from 'node:vm';

import {describe, expect, it, vi} from 'vitest';

import {cleanAddress, cleanAddressScript, cleanPath} from './cleanAddress';

const routes = ['/', '/mapper', '/mapper/object/lazy-loading'];

function visit(address: string, notFoundPage: boolean) {
  const {pathname, search, hash} = new URL(address, 'http://localhost');
  const page = {
    location: {pathname, search, hash, replace: vi.fn()},
    history: {state: {key: 'a'}, replaceState: vi.fn()},
    document: {
      write: vi.fn(),
      getElementById: (id: string) =>
        notFoundPage && id === 'rk-routes'
          ? ({textContent: JSON.stringify(routes)} as HTMLElement)
          : null,
    },
  };
  cleanAddress(page, cleanPath);
  return {
    rewritten: page.history.replaceState.mock.calls,
    opened: page.location.replace.mock.calls,
    written: page.document.write.mock.calls,
  };
}

describe('cleanPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/mapper', '/mapper'],
    ['/mapper/', '/mapper'],
    ['/mapper.html', '/mapper'],
    ['/mapper.html/', '/mapper'],
    ['/mapper/index.html', '/mapper'],
    ['/mapper//index.html', '/mapper'],
    ['//mapper/', '/mapper'],
    ['/mapper/object/lazy-loading/', '/mapper/object/lazy-loading'],
    ['/my-index.html', '/my-index'],
    ['/index', '/'],
    ['/mapper/index', '/mapper'],
    ['/my-index', '/my-index'],
    ['/a.html.html', '/a.html'],
  ])('reduces %s to %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });
});

describe('cleanAddress', () => {
  it('leaves a clean address alone', () => {
    for (const notFoundPage of [false, true]) {
      expect(visit('/mapper?a=1#b', notFoundPage)).toEqual({
        rewritten: [],
        opened: [],
        written: [],
      });
    }
  });

  it('rewrites the address of a found page and keeps query, hash and history state', () => {
    const {rewritten, opened, written} = visit('/mapper.html?a=1&b=%20#c', false);
    expect(rewritten).toEqual([[{key: 'a'}, '', '/mapper?a=1&b=%20#c']]);
    expect(opened).toEqual([]);
    expect(written).toEqual([]);
  });

  it('opens a known address from the not-found page and stops that page', () => {
    const {rewritten, opened, written} = visit('/mapper/object/lazy-loading/?a=1#c', true);
    expect(opened).toEqual([['/mapper/object/lazy-loading?a=1#c']]);
    expect(written).toEqual([['<plaintext hidden>']]);
    expect(rewritten).toEqual([]);
  });

  it.each(['/unknown/', '/unknown.html', '/404.html', '/mapper/unknown/index.html'])(
    'stays on the not-found page for %s',
    (address) => {
      expect(visit(address, true)).toEqual({rewritten: [], opened: [], written: []});
    },
  );

  it('never leaves the site', () => {
    const {rewritten} = visit('http://localhost//evil.example/', false);
    expect(rewritten).toEqual([[{key: 'a'}, '', '/evil.example']]);
    expect(visit('http://localhost//evil.example/', true).opened).toEqual([]);
  });

  it('is one self-contained inline script', () => {
    const page = {location: {pathname: '/mapper', search: '', hash: ''}};
    expect(() => {
      runInNewContext(cleanAddressScript(), {window: page});
    }).not.toThrow();
  });
});
