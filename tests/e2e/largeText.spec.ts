import type {Page} from '@playwright/test';

import {expect, open, phone, surplusWidth, test} from './support/test';

test.use({viewport: phone});

/** Opens a page and sets the text to twice its size, as readers do in their browser. */
async function openLarge(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function expectNoSurplus(page: Page, what: string): Promise<void> {
  await expect.poll(() => surplusWidth(page), what).toBe(0);
}

test('text of twice the size does not make a phone scroll sideways', async ({page}) => {
  for (const address of [
    '/',
    '/analytics',
    '/compatibility',
    '/mapper/mapping-table',
    '/mapper/object/map',
    '/mapper/reference/api/transformers',
    '/mapper/reference/services-and-parameters',
    '/rekapager/intro',
    '/search',
  ]) {
    await openLarge(page, address);
    await expectNoSurplus(page, address);
  }
});

test('with large text, the buttons of a sample are below its title', async ({page}) => {
  await openLarge(page, '/mapper/object/map');
  const head = page.locator('figcaption:visible', {hasText: 'CarrierLabel.php'}).first();
  const title = await head.locator('span').first().boundingBox();
  const copy = await head.getByRole('button', {name: 'Copy'}).boundingBox();
  expect(title?.width).toBeGreaterThan(200);
  expect(copy?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('with large text, the search lies beside the mark and fills the screen', async ({page}) => {
  await openLarge(page, '/mapper');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  const brand = await page.locator('.navbar__brand').boundingBox();
  const search = await button.boundingBox();
  expect(search?.x).toBeGreaterThanOrEqual((brand?.x ?? 0) + (brand?.width ?? 0));
  await button.click();
  const sheet = page.getByRole('dialog', {name: 'Search'});
  const field = sheet.getByRole('combobox');
  await field.fill('map');
  await expect(sheet.getByRole('option').first()).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBe(phone.width);
  expect((await field.boundingBox())?.width).toBeGreaterThan(100);
  await expectNoSurplus(page, 'the sheet');
});
