// @vitest-environment jsdom
import {afterEach, describe, expect, it} from 'vitest';

import {warnOfBaseUrl} from './warnOfBaseUrl';

function ready(): string | undefined {
  warnOfBaseUrl(window, '/');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.querySelector('.rk-base-url-banner')?.textContent ?? undefined;
}

afterEach(() => {
  document.documentElement.className = '';
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'docusaurus');
});

describe('warnOfBaseUrl', () => {
  it('is not shown on other pages', () => {
    expect(ready()).toBeUndefined();
  });

  it('is not shown if the scripts loaded', () => {
    document.documentElement.className = 'home';
    Object.assign(window, {docusaurus: {}});
    expect(ready()).toBeUndefined();
  });

  it('names the setting and suggests the folder of the address', () => {
    document.documentElement.className = 'home';
    window.history.replaceState(null, '', '/docs/index.html');
    expect(ready()).toContain('baseUrl is set to "/".For this address it should be "/docs/".');
  });
});
