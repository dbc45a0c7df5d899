import {expect, open, test} from './support/test';

const toggle = /Switch between dark and light mode/;

test('the color mode is light, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/mapper');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the toggle switches between light and dark, without a system option', async ({page}) => {
  await open(page, '/mapper');
  const button = page.getByRole('button', {name: toggle}).first();
  const seen: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await button.click();
    seen.push(await page.locator('html').getAttribute('data-theme-choice'));
  }
  expect(seen).toEqual(['dark', 'light', 'dark', 'light']);
});

test('the choice is stored and holds before the page is painted again', async ({page}) => {
  await open(page, '/mapper');
  await page.getByRole('button', {name: toggle}).first().click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/rekapager', {waitUntil: 'commit'});
  await page.locator('body').waitFor({state: 'attached'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the page is dark in the dark mode', async ({page}) => {
  await open(page, '/mapper');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', {name: toggle}).first().click();
  await expect.poll(ground).not.toBe(light);
});
