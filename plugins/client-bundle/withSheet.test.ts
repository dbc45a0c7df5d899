import {expect, test} from 'vitest';

import {withSheet} from './withSheet';

test('a sheet comes after the last one', () => {
  const html = '<head><link rel=stylesheet href=/a.css><link rel="icon" href=/i.svg></head>';
  expect(withSheet(html, '/home.css')).toBe(
    '<head><link rel=stylesheet href=/a.css><link rel="stylesheet" href="/home.css">' +
      '<link rel="icon" href=/i.svg></head>',
  );
});

test('a page without any sheet is told', () => {
  expect(() => withSheet('<head></head>', '/home.css')).toThrow('/home.css');
});
