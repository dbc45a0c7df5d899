import type {Page} from '@playwright/test';

import {expect, open, readClipboard, test} from './support/test';

const route = '/mapper/object/map';

/** The setup of a page: the line that opens it, and its code. */
function setUpOf(page: Page) {
  const setUp = page.locator('[data-set-up]');
  return {summary: setUp.locator('summary'), code: setUp.locator('code.language-php').first()};
}

test('a setup is closed, opens and closes by the keyboard, and says so', async ({page}) => {
  await open(page, route);
  const {summary, code} = setUpOf(page);
  await expect(page.locator('[data-set-up]')).toHaveCount(1);
  await expect(summary).toContainText('Setup for the samples: $');
  await expect(code).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(code).toBeVisible();
  await expect(page.locator('[data-set-up] details')).toHaveAttribute('open', '');
  await expect(code).toContainText('new MapperFactory()');
  await page.keyboard.press('Space');
  await expect(code).toBeHidden();
});

test('a setup links to the page of each class that its page does not show', async ({page}) => {
  await open(page, route);
  await setUpOf(page).summary.click();
  const link = page.locator('[data-set-up]').getByRole('link', {name: 'Shipment', exact: true});
  await link.click();
  await expect(page.getByText('src/Shipping/Shipment.php').first()).toBeVisible();
});

test('Copy with setup copies both, with each import once', async ({page}) => {
  await open(page, route);
  await page.getByRole('button', {name: 'Copy with setup'}).first().click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  const copied = await readClipboard(page);
  expect(copied).toMatch(/^use App\\/);
  expect(copied).toContain('$mapper = $mapperFactory->getMapper();');
  const imports = copied.split('\n').filter((line) => line.startsWith('use '));
  expect(imports.length).toBeGreaterThan(3);
  expect(new Set(imports).size).toBe(imports.length);
});

test('a closed setup is printed', async ({page}) => {
  await open(page, route);
  await expect(setUpOf(page).code).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(setUpOf(page).code).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a setup opens', async ({page}) => {
    await page.goto(route);
    const {summary, code} = setUpOf(page);
    await expect(code).toBeHidden();
    await summary.click();
    await expect(code).toBeVisible();
  });
});
