import type {Page} from '@playwright/test';

import {openWithoutScripts} from './support/openWithoutScripts';
import {expect, open, phone, test} from './support/test';

const address = '/mapper/object/general';
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const bar = (page: Page) => page.locator('summary', {hasText: 'On this page'});

test.use({viewport: phone});

test('the list of headings stays in view, and leads to a heading that it does not cover', async ({
  page,
}) => {
  await open(page, address);
  await page.getByRole('heading', {level: 2}).last().scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport();
  await bar(page).click();
  const links = contents(page).getByRole('link');
  expect(await links.count()).toBeGreaterThan(3);
  const link = links.nth(2);
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await link.click();
  await expect(contents(page)).toBeHidden();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const [top, bottom] = await Promise.all([
    heading.evaluate((one) => one.getBoundingClientRect().top),
    bar(page).evaluate((one) => one.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

test('Escape closes the list, and the bar has the focus', async ({page}) => {
  await open(page, address);
  await bar(page).focus();
  await page.keyboard.press('Enter');
  await contents(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(contents(page)).toBeHidden();
  await expect(bar(page)).toBeFocused();
});

test('a click beside the list closes it', async ({page}) => {
  await open(page, address);
  await bar(page).click();
  await expect(contents(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(contents(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('a list that was opened before the scripts arrived is filled when they have', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, address);
  await bar(page).click();
  await expect(contents(page).getByRole('link')).toHaveCount(0);
  arrive();
  await expect(contents(page).getByRole('link').first()).toBeVisible();
});

test('held sideways, the bar scrolls away with the text', async ({page}) => {
  await open(page, address);
  await page.setViewportSize({width: phone.height, height: phone.width});
  await page.getByRole('heading', {level: 2}).last().scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
});
