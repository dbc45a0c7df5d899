import type {Page} from '@playwright/test';

import {builtRoutes} from '../e2e/support/builtSite';
import {desktop, expect, hydrated, open, openMenu, phone, test} from '../e2e/support/test';
import {contrastFaults, faults, ownContrastFaults, ownFaults} from './faults';
import {darken} from './states';

const routes = builtRoutes();
// One page of each kind, which together have samples in all languages.
const whole = [
  '/',
  '/mapper',
  '/mapper/installation-usage',
  '/mapper/object/map',
  '/mapper/mapping-table',
  '/collections/behaviors/oom',
  '/rekapager/framework-integration/symfony',
  '/compatibility',
  '/search',
];
// Small enough for all workers to have some.
const groupSize = 5;

// Nothing fades while its color is measured; axe takes a while on a machine that does other things.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 180_000});

for (let first = 0; first < routes.length; first += groupSize) {
  const group = routes.slice(first, first + groupSize);
  test(`routes ${String(first + 1)} to ${String(first + group.length)} have no fault, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    for (const route of group) {
      await open(page, route);
      expect.soft(await ownFaults(page), route).toEqual([]);
      await darken(page);
      expect.soft(await ownContrastFaults(page), `${route} dark`).toEqual([]);
    }
    console.log(`${String(group.length)} routes looked at in both modes`);
  });
}

for (const route of whole) {
  test(`${route} has no fault anywhere, light and dark`, async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, route);
    expect.soft(await faults(page), route).toEqual([]);
    await darken(page);
    expect.soft(await contrastFaults(page), `${route} dark`).toEqual([]);
  });
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
  await expect(page.getByRole('combobox')).toBeEnabled();
  await page.getByRole('combobox').fill('entity');
  await expect(page.getByRole('option').first()).toBeVisible();
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
  expect((await ownContrastFaults(page)).join()).toMatch(/color-contrast: <p/);
});
