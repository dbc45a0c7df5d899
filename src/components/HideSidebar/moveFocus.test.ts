// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test} from 'vitest';

import {moveFocus} from './moveFocus';

let stop: () => void;
let button: HTMLElement;
const strip = document.createElement('div');
strip.setAttribute('role', 'button');
strip.tabIndex = 0;
const seen = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<a href="/">a</a><aside><div><button>Hide</button></div></aside>';
  button = document.querySelector('button') ?? strip;
  stop = moveFocus(button);
});

afterEach(() => {
  stop();
});

test('the focus goes to the strip, and back', async () => {
  button.focus();
  button.parentElement?.append(strip);
  await seen();
  expect(document.activeElement).toBe(strip);
  strip.remove();
  await seen();
  expect(document.activeElement).toBe(button);
});

test('a focus elsewhere stays there', async () => {
  const link = document.querySelector('a');
  link?.focus();
  button.parentElement?.append(strip);
  await seen();
  expect(document.activeElement).toBe(link);
});

test('other changes of the sidebar move nothing', async () => {
  button.focus();
  button.parentElement?.append(document.createElement('ul'), 'text');
  await seen();
  expect(document.activeElement).toBe(button);
});
