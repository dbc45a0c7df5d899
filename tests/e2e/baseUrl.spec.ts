import {expect, open, test} from './support/test';

const banner = '.rk-base-url-banner';

test('a home page whose styles and scripts fail reports it and suggests the baseUrl setting @both', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  await expect(page.locator(banner)).toBeVisible();
  await expect(page.locator(banner)).toContainText('This site did not load properly.');
  await expect(page.locator(banner)).toContainText('baseUrl is set to "/"');
  complaints.splice(0);
});

test('a home page that loads shows no such banner', async ({page}) => {
  await open(page, '/');
  await expect(page.locator(banner)).toHaveCount(0);
});

test('the banner is hidden if the styles load', async ({page, complaints}) => {
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('/', {waitUntil: 'load'});
  await expect(page.locator(banner)).toBeHidden();
  complaints.splice(0);
});
