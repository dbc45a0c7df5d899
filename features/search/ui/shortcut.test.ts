// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';

import {isSearchShortcut, isMac, shortcutName} from './shortcut';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shortcutName', () => {
  it.each([
    [false, 'Ctrl+K'],
    [true, ''],
  ])('with only a touch screen %s: "%s"', (matches, name) => {
    vi.stubGlobal('matchMedia', () => ({matches}));
    expect(shortcutName()).toBe(name);
  });
});

describe('isMac', () => {
  it.each([
    [{platform: 'MacIntel', userAgent: ''}, true],
    [{platform: '', userAgent: '', userAgentData: {platform: 'macOS'}}, true],
    [{platform: 'Linux x86_64', userAgent: 'X11; Linux'}, false],
    [{platform: 'iPhone', userAgent: 'iPhone OS like Mac OS X'}, false],
  ])('says of %j: %s', (browser, mac) => {
    expect(isMac(browser)).toBe(mac);
  });
});

describe('isSearchShortcut', () => {
  const box = document.createElement('div');
  const own = box.appendChild(document.createElement('input'));
  const other = document.createElement('input');
  const press = (key: string, init: KeyboardEventInit, target: EventTarget) => {
    const event = new KeyboardEvent('keydown', {key, ...init});
    Object.defineProperty(event, 'target', {value: target});
    return isSearchShortcut(event, box);
  };

  it('by / and Ctrl or Cmd with K', () => {
    expect(press('/', {}, document.body)).toBe(true);
    expect(press('k', {ctrlKey: true}, document.body)).toBe(true);
    expect(press('K', {metaKey: true}, document.body)).toBe(true);
    expect(press('k', {}, document.body)).toBe(false);
    expect(press('k', {ctrlKey: true, shiftKey: true}, document.body)).toBe(false);
  });

  it('not while typing elsewhere, and / never while typing', () => {
    expect(press('/', {}, other)).toBe(false);
    expect(press('k', {ctrlKey: true}, other)).toBe(false);
    expect(press('/', {}, own)).toBe(false);
    expect(press('k', {ctrlKey: true}, own)).toBe(true);
  });
});
