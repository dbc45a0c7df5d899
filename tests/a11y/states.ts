import type {Page} from '@playwright/test';

import {expect, openMenu} from '../e2e/support/test';

/** Switches the open page to a color mode. */
export async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, theme) => {
    html.dataset.theme = theme;
  }, mode);
}

/** Switches the open page to dark mode. */
export async function darken(page: Page): Promise<void> {
  await setColorMode(page, 'dark');
}

/** Opens the search by its shortcut, types once it has loaded and waits for the list of results. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('search').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('entity');
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Opens the mobile menu. */
export async function openWholeMenu(page: Page): Promise<void> {
  await openMenu(page);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
}

/** Opens the popover of the first name in a sample, and returns whether the page has one. */
export async function openName(page: Page): Promise<boolean> {
  const sample = page
    .getByRole('group')
    .filter({has: page.locator('[data-n]')})
    .first();
  if ((await sample.count()) === 0) {
    return false;
  }
  await sample.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  return true;
}
