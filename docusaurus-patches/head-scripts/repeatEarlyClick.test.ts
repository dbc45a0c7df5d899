// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {repeatEarlyClick} from './repeatEarlyClick';

const clicked = vi.fn();

function find(id: string): HTMLElement {
  return document.getElementById(id) ?? document.body;
}

/** Hydrates the page, after which its buttons answer. */
async function hydrate(): Promise<void> {
  for (const id of ['menu', 'search', 'copy']) {
    find(id).addEventListener('click', () => {
      clicked(id);
    });
  }
  document.documentElement.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

beforeEach(() => {
  clicked.mockReset();
  document.documentElement.dataset.hasHydrated = 'false';
  document.body.innerHTML = `<nav><button id="menu"><b id="icon"></b></button>
    <div id="search" role="button" tabindex="0"></div></nav>
    <main><button id="copy"></button></main>`;
  repeatEarlyClick(window);
});

describe('repeatEarlyClick', () => {
  it('repeats a click once', async () => {
    find('icon').click();
    expect(clicked).not.toHaveBeenCalled();
    await hydrate();
    expect(clicked.mock.calls).toEqual([['menu']]);
  });

  it('repeats only the last of several clicks', async () => {
    find('menu').click();
    find('search').click();
    await hydrate();
    expect(clicked.mock.calls).toEqual([['search']]);
  });

  it('repeats nothing when the reader went on to something else, or clicked a button of the text', async () => {
    find('menu').click();
    find('copy').click();
    await hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('leaves clicks after hydration alone', async () => {
    await hydrate();
    find('menu').click();
    document.documentElement.dataset.hasHydrated = 'false';
    document.documentElement.dataset.hasHydrated = 'true';
    await Promise.resolve();
    expect(clicked.mock.calls).toEqual([['menu']]);
  });
});
