import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {choose, chooseOnce, representatives} from '../e2e/support/representatives';
import {readPages} from './site';

test('the pages that the browser visits are few of all', () => {
  const pages = new Map(readPages().map(({route, $}) => [route, $]));
  const chosen = representatives((route) => {
    const page = pages.get(route);
    if (page === undefined) {
      throw new Error(`The sitemap lists ${route}, which is not a page.`);
    }
    return page;
  });
  console.log(`${chosen.length} of ${pages.size} pages`);
  expect(chosen.length).toBeGreaterThan(10);
  expect(chosen.length).toBeLessThan(pages.size / 8);
});

test('pages are chosen once, and again when one of them changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rk-chosen-'));
  const pages = new Map([['/plain', '<body><p>a</p>']]);
  const chosen = () => chooseOnce(pages, {choose, folder});
  expect(chosen()).toEqual(['/plain']);
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '["/kept"]');
  expect(chosen()).toEqual(['/kept']);
  pages.set('/plain', '<body><p>b</p>');
  expect(chosen()).toEqual(['/plain']);
  expect(readdirSync(folder)).toHaveLength(1);
  rmSync(folder, {recursive: true});
});

test('pages are chosen until every pair of elements, every kind and the longest is among them', () => {
  const pages = new Map([
    ['/plain', '<body><p>a</p>'],
    ['/both', '<body><p>a</p><p class="b a"><a href="x">b</a></p>'],
    ['/order', '<body><p class="a b">a</p>'],
    ['/nested', '<body><div><p>a</p></div>'],
    ['/how-to', '<body><p class=kind_a1>How-to · mapper</p>'],
    ['/tutorial', '<body><p class=kind_a1>Tutorial · mapper</p>'],
    ['/long', `<body><p>${'a '.repeat(100)}</p>`],
  ]);
  expect(choose(pages)).toEqual(['/long', '/how-to', '/nested', '/both', '/tutorial']);
});
