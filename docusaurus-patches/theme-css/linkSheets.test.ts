import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {linkSheets, withSheet} from './linkSheets';

let folder = '';
const css = '.table_aB3d{color:red}@media print{.row_Xy-9,.theme a{top:0}}[data-texts] p{margin:0}';
const head = '<link rel=stylesheet href=/a.css>';

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

function linkedIn(body: string): string[] {
  write('docs/page.html', head + body);
  linkSheets(folder, ['home', 'figures']);
  const html = readFileSync(path.join(folder, 'docs/page.html'), 'utf8');
  return Array.from(html.matchAll(/href="([^"]+)"/g), ([, address = '']) => address);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-sheets-'));
  write('assets/css/figures.12ab.css', css);
  write('assets/css/home.34cd.css', '.hero_Q1w2{top:0}');
  write('assets/css/home.34cd.css.gz', '');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test.each([
  '<p class="a row_Xy-9">',
  '<p class=table_aB3d>',
  '<div data-texts=/a.json#1>',
  '<p class=b><div id=a data-texts="/a.json">',
])('a page with %s gets the sheet that styles it', (body) => {
  expect(linkedIn(body)).toEqual(['/assets/css/figures.12ab.css']);
});

test.each(['<p class="theme table_other">row_Xy-9</p>', '<p>data-texts</p>', ''])(
  'a page with %j gets none',
  (body) => {
    expect(linkedIn(body)).toEqual([]);
  },
);

test('a page can need several sheets', () => {
  expect(linkedIn('<p class="hero_Q1w2 row_Xy-9">')).toEqual([
    '/assets/css/home.34cd.css',
    '/assets/css/figures.12ab.css',
  ]);
});

test('the pages are written before the function returns, for the hooks that read them next', () => {
  write('index.html', `${head}<p class=hero_Q1w2>`);
  expect(linkSheets(folder, ['home'])).toBe(1);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('home.34cd.css');
});

test('a sheet without a file, or with two, is named', () => {
  expect(() => linkSheets(folder, ['home', 'reference'])).toThrow(
    /has 0 files of the sheet reference/,
  );
  write('assets/css/home.56ef.css', '');
  expect(() => linkSheets(folder, ['home'])).toThrow(/has 2 files of the sheet home/);
});

test('a build without style sheets is rejected', () => {
  rmSync(path.join(folder, 'assets'), {recursive: true});
  expect(() => linkSheets(folder, [])).toThrow('assets');
});

test('a sheet comes after the last one', () => {
  const html = '<head><link rel=stylesheet href=/a.css><link rel="icon" href=/i.svg></head>';
  expect(withSheet(html, '/home.css')).toBe(
    '<head><link rel=stylesheet href=/a.css><link rel="stylesheet" href="/home.css">' +
      '<link rel="icon" href=/i.svg></head>',
  );
});

test('a page without any sheet is rejected', () => {
  expect(() => withSheet('<head></head>', '/home.css')).toThrow('/home.css');
});
