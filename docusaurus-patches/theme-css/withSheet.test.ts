import {expect, test} from 'vitest';

import {needsSheet, withSheet} from './withSheet';

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

test('a page needs a sheet when one of its elements has a class of it', () => {
  const css = '.table_aB3d{color:red}@media print{.row_Xy-9,.theme a{top:0}}';
  expect(needsSheet('<p class="a row_Xy-9">', css)).toBe(true);
  expect(needsSheet('<p class=table_aB3d>', css)).toBe(true);
  expect(needsSheet('<p class="theme table_other">row_Xy-9</p>', css)).toBe(false);
  expect(needsSheet('', css)).toBe(false);
});

test('a page needs a sheet when one of its elements has an attribute of it', () => {
  const css = '[data-texts] p{margin:0}';
  expect(needsSheet('<div data-texts=/a.json#1>', css)).toBe(true);
  expect(needsSheet('<p>data-texts</p>', css)).toBe(false);
});
