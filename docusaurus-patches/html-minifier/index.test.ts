import {createRequire} from 'node:module';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

import htmlMinifier, {loadMinifier} from '.';
import {keepEscapes} from './keepEscapes';

interface Bundler {
  getHtmlMinifier: (options: {type: 'swc'}) => Promise<{
    minify: (html: string) => Promise<{code: string}>;
  }>;
}

/** Minifies like Docusaurus and returns the text that a browser shows. */
async function shownText(text: string): Promise<string> {
  const require = createRequire(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  const {getHtmlMinifier} = require('@docusaurus/bundler') as Bundler;
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!doctype html><html><head><title>t</title></head><body><p>${escaped}</p></body></html>`;
  return load((await minify(page)).code)('p').text();
}

const original = loadMinifier().minify;

const broken = ['Collection<A>&Selectable<string, Track>', '&a&lt;', '&#<b>', '&B2<i>', '&&lt;'];
const whole = [
  '$a && $b->c < 1',
  '?a=1&b=2',
  '&lt;',
  '&amp;',
  '&amp',
  'a & <b>',
  '&a&b<c>',
  '<<b>',
];

it.each(broken)('SWC alone drops an escape of %s', async (text) => {
  loadMinifier().minify = original;
  expect(await shownText(text)).not.toBe(text);
});

it.each([...broken, ...whole])('with the patch, a browser shows %s', async (text) => {
  loadMinifier().minify = original;
  htmlMinifier();
  expect(await shownText(text)).toBe(text);
});

it('rejects a page that has lost an ampersand', async () => {
  const minify = keepEscapes(() => Promise.resolve({code: ''}));
  await expect(minify('&amp;a&lt;', {})).rejects.toThrow('should keep 1 ampersands');
});
