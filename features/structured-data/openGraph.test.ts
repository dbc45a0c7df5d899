import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {withOpenGraph} from './openGraph';

const html = '<html><head><title>x</title></head><body></body></html>';

it.each([
  ['/', 'website'],
  ['/search', 'website'],
  ['/compatibility', 'website'],
  ['/404', 'website'],
  ['/mapper', 'article'],
  ['/mapper/object/map', 'article'],
])('%s is of the type %s', (route, type) => {
  const $ = load(withOpenGraph(html, route));
  expect($('head > meta[property="og:type"]').attr('content')).toBe(type);
  expect($('head > meta[property="og:site_name"]').attr('content')).toBe('Rekalogika.DEV');
});

it('is idempotent', () => {
  const once = withOpenGraph(html, '/mapper');
  expect(withOpenGraph(once, '/mapper')).toBe(once);
});

it('rejects a page without a head', () => {
  expect(() => withOpenGraph('<p>x</p>', '/x')).toThrow('/x has no head');
});
