// @vitest-environment jsdom
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {paintBrowserBar} from './paintBrowserBar';
import {themeColors} from './themeColors';

test("the browser's bar follows the color mode of the page", async () => {
  document.head.innerHTML = '<meta name="theme-color" content="white">';
  paintBrowserBar(window, {light: 'white', dark: 'black'});
  for (const [mode, color] of [
    ['dark', 'black'],
    ['light', 'white'],
  ]) {
    document.documentElement.dataset.theme = mode;
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.querySelector('meta')?.content).toBe(color);
  }
});

test('the colors match the tokens', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const [light, dark] = [...tokens.matchAll(/--rk-ground: (#\w+);/g)].map(([, color]) => color);
  expect(themeColors).toEqual({light, dark});
});
