import {openWithoutScripts} from './support/openWithoutScripts';
import {desktop, expect, openMenu, phone, test} from './support/test';

test('a tap on the menu button before the scripts arrive opens the menu when they have', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const arrive = await openWithoutScripts(page, '/mapper');
  await openMenu(page);
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toHaveCount(0);
  arrive();
  await expect(close).toBeFocused();
});

test('a tap on the search button before the scripts arrive opens the search when they have', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const arrive = await openWithoutScripts(page, '/mapper');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  arrive();
  await expect(page.getByRole('combobox', {name: 'Search the documentation'})).toBeFocused();
});

test('a click into the search before the scripts arrive gives it the focus when it is ready', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const arrive = await openWithoutScripts(page, '/mapper');
  await page.getByRole('button', {name: 'Load the search'}).click();
  arrive();
  await expect(page.getByRole('combobox', {name: 'Search the documentation'})).toBeFocused();
});
