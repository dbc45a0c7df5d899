import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {withOpenGraph} from './openGraph';
import {withData, writeData} from './writeData';

const html = (title: string) =>
  `<html><head><meta name=description content=d></head><body><h1>${title}</h1></body></html>`;

it('is at the end of the head, is not ended by its text, and occurs once', () => {
  const once = withData(html('&lt;/script>&lt;!--'), '/mapper');
  expect(withData(once, '/mapper')).toBe(once);
  const $ = load(once);
  const data: unknown = JSON.parse($('head > script:last-child').text());
  expect(data).toMatchObject({'@graph': [{headline: '</script><!--'}, {}]});
  expect(() => withData('<h1>x</h1><meta name=description content=d>', '/x')).toThrow(
    '/x has no head',
  );
});

it('is added to every page except the not-found page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rk-data-'));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  for (const file of ['index.html', '404.html', 'search.html']) {
    writeFileSync(path.join(folder, file), html('x'));
  }
  expect(await writeData(folder)).toBe(3);
  expect(read('404.html')).toBe(withOpenGraph(html('x'), '/404'));
  expect(read('index.html')).toContain('"WebSite"');
  expect(read('search.html')).toContain('https://rekalogika.dev/search#article');
  rmSync(folder, {recursive: true});
});
