import type {Page} from '@playwright/test';

import {desktop, expect, open, openMenu, phone, test} from './support/test';

/** The part of the open menu that can be used: the libraries of the main menu, or the sidebar of the page. */
const shownPart = (page: Page) =>
  page.getByRole('dialog', {name: 'Menu'}).locator('.navbar-sidebar__item:not([inert])');

const linkIn = (page: Page, name: string) => shownPart(page).getByRole('link', {name, exact: true});

test.beforeEach(async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/mapper');
});

test('the menu opens and closes, and the page behind it does not scroll', async ({page}) => {
  const overflow = () => page.evaluate(() => document.body.style.overflow);
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toHaveCount(0);
  // A phone does not render a menu that nobody opened.
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  await openMenu(page);
  await expect(linkIn(page, 'rekapager')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).toHaveCount(0);
  expect(await overflow()).toBe('visible');
});

test('Escape closes the menu and restores the focus', async ({page}) => {
  await openMenu(page);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Menu'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
});

test('the focus stays inside the open menu and the page behind is inert', async ({page}) => {
  await openMenu(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('[role="dialog"]') !== null;
    });
    expect(where).toBe(true);
  }
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(
    true,
  );
});

test('the menu is closed after the viewport was desktop-sized', async ({page}) => {
  await openMenu(page);
  await page.setViewportSize(desktop);
  await expect(page.getByRole('dialog', {name: 'Menu'})).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toHaveCount(0);
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') === null)).toBe(
    true,
  );
});

test('the menu opens at the current page, however far down it is', async ({page}) => {
  await openMenu(page);
  await expect(linkIn(page, 'mapper')).toBeInViewport({ratio: 1});
  await open(page, '/temporary-url-bundle');
  await openMenu(page);
  await expect(linkIn(page, 'temporary-url-bundle')).toBeInViewport({ratio: 1});
});

test('the main menu leads to the libraries, from the home page and from a library', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const library = linkIn(page, 'rekapager');
  await openMenu(page);
  await page.getByRole('button', {name: /Back to main menu/}).click();
  await expect(library).toBeInViewport();
  await open(page, '/mapper/object/general');
  await openMenu(page);
  await page.getByRole('button', {name: /Back to main menu/}).click();
  await expect(library).toBeInViewport();
  await expect(shownPart(page).locator('[aria-current]')).toHaveCount(0);
  await open(page, '/');
  await openMenu(page);
  await library.click();
  await expect(page).toHaveURL('/rekapager');
  await expect(menu).toHaveCount(0);
});

test('a link in the menu leads to its page and closes the menu', async ({page}) => {
  await openMenu(page);
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await linkIn(page, 'rekapager').click();
  await expect(page).toHaveURL('/rekapager');
  await expect(menu).toHaveCount(0);
});
