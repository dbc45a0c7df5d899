import type {Page} from '@playwright/test';

import {builtRoutes} from '../e2e/support/builtSite';
import {representativesOf, sweep} from '../e2e/support/representatives';
import {desktop, expect, hydrated, open, openMenu, phone, test} from '../e2e/support/test';
import {type SeenElements, colorlessFaults, contrastFaults, faults, ownFaults} from './faults';
import {darken, openSearch} from './states';

const routes = builtRoutes();
// Small enough to give every worker some.
const groupSize = 10;

// Nothing fades while its color is measured; axe is slow on a busy machine.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 180_000});

/** What extends past the right edge of a page at 320 px, where nobody should have to scroll sideways. */
async function surplus(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 320, height: 640});
  return page.evaluate(() => {
    const {scrollWidth} = document.documentElement;
    const over = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > 320,
    );
    return scrollWidth > 320
      ? [
          `${String(scrollWidth)} px`,
          ...over.slice(0, 3).map(({outerHTML}) => outerHTML.slice(0, 120)),
        ]
      : [];
  });
}

// One test for each worker: the colors of what its pages have in common are checked once.
for (const part of [0, 1]) {
  test(`pages with every pair of elements have no fault, light and dark, and fit 320 px, part ${String(part + 1)}`, async ({
    page,
  }) => {
    const own = representativesOf(part, 2);
    const light: SeenElements = {};
    const dark: SeenElements = {};
    expect(own.length).toBeGreaterThan(0);
    for (const route of own) {
      await page.setViewportSize(desktop);
      await open(page, route);
      expect.soft(await colorlessFaults(page), route).toEqual([]);
      expect.soft(await contrastFaults(page, {seen: light}), route).toEqual([]);
      await darken(page);
      expect.soft(await contrastFaults(page, {seen: dark}), `${route} dark`).toEqual([]);
      expect.soft(await surplus(page), route).toEqual([]);
    }
    console.log(`${own.join(', ')} checked in both modes`);
  });
}

for (let first = 0; first < routes.length; first += groupSize) {
  const group = routes.slice(first, first + groupSize);
  test(
    `routes ${String(first + 1)} to ${String(first + group.length)} have no fault and fit 320 px`,
    sweep,
    async ({page}) => {
      for (const route of group) {
        await page.setViewportSize(desktop);
        await open(page, route);
        expect.soft(await ownFaults(page), route).toEqual([]);
        expect.soft(await surplus(page), route).toEqual([]);
      }
      console.log(`${String(group.length)} routes checked`);
    },
  );
}

test.describe('on a phone', () => {
  test.use({viewport: phone});

  const both = async (page: Page) => {
    expect.soft(await faults(page), page.url()).toEqual([]);
    await darken(page);
    expect.soft(await contrastFaults(page), `${page.url()} dark`).toEqual([]);
  };

  for (const address of ['/', '/mapper', '/search?q=entity']) {
    test(`${address} has no fault`, async ({page}) => {
      await open(page, address);
      if (address.startsWith('/search')) {
        await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
      }
      await both(page);
    });
  }

  test('the not-found page has no fault', async ({page, complaints}) => {
    await page.goto('/no/such/page');
    await hydrated(page);
    await both(page);
    // The browser itself reports the status of the document.
    complaints.splice(0);
  });

  test('the open menu has no fault', async ({page}) => {
    await open(page, '/mapper');
    await openMenu(page);
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
    await both(page);
  });

  test('the open search has no fault', async ({page}) => {
    await open(page, '/mapper');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('entity');
    await expect(page.getByRole('option').first()).toBeVisible();
    await both(page);
  });
});

test('the open list of the search has no fault', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/mapper');
  await openSearch(page);
  expect.soft(await faults(page)).toEqual([]);
  await darken(page);
  expect(await contrastFaults(page)).toEqual([]);
});

test('the check rejects a picture without text and pale text', async ({page}) => {
  await page.setContent(
    '<html lang="en"><title>Fixture</title><main><h1>Fixture</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">' +
      '<p style="color: #ccc; background: #fff">Pale</p></main></html>',
  );
  expect((await faults(page)).join()).toMatch(/image-alt: <img/);
  expect((await contrastFaults(page)).join()).toMatch(/color-contrast: <p/);
  expect((await ownFaults(page)).join()).toMatch(/image-alt: <img/);
});

test('of equal elements, the check looks at the colors of two', async ({page}) => {
  const row = (text: string) => `<p class="a"><b>Row ${text}</b></p>`;
  await page.setContent(
    '<html lang="en"><title>Fixture</title><style>p { color: #ccc; background: #fff }</style>' +
      `<main>${row('1')}${row('2')}${row('3')}<div>${row('4')}</div><p>Row 5</p></main></html>`,
  );
  const found = await contrastFaults(page);
  expect(found.map((fault) => /Row (\d)/.exec(fault)?.[1])).toEqual(['1', '2', '4', '5']);
});

test('of equal elements on several pages, the check looks at the colors of two', async ({page}) => {
  const seen: SeenElements = {};
  const rows: (string | undefined)[] = [];
  for (const [text, classOfPage] of [
    ['1', 'doc'],
    ['2', 'doc'],
    ['3', 'doc'],
    ['4', 'home'],
  ]) {
    await page.setContent(
      `<html lang="en" class="${String(classOfPage)}"><title>Fixture</title><style>p { color: #ccc; background: #fff }</style>` +
        `<main><h1>Fixture</h1><p>Row ${String(text)}</p></main></html>`,
    );
    const found = await contrastFaults(page, {seen});
    rows.push(...found.map((fault) => /Row (\d)/.exec(fault)?.[1]));
  }
  expect(rows).toEqual(['1', '2', '4']);
});

test('the check rejects what is too wide for 320 px', async ({page}) => {
  await page.setContent('<main><p style="width: 330px">Wide</p></main>');
  expect(await surplus(page)).toEqual(['338 px', '<p style="width: 330px">Wide</p>']);
});
