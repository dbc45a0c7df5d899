import type {Page} from '@playwright/test';

import {expect, open, readClipboard, surplusWidth, test} from './support/test';

const route = '/compatibility';
const composerFile = {
  require: {php: '>=8.3', 'symfony/framework-bundle': '8.0.*', 'symfony/cache': '8.0.*'},
};

/** Copies a text as another program would, and presses the button. */
async function check(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const button = page.getByRole('button', {name: 'Check my composer.json or composer.lock'});
  await button.focus();
  await page.keyboard.press('Enter');
}

/** The search has another one. */
const statusOf = (page: Page) => page.getByRole('main').getByRole('status');

const verdicts = (page: Page) =>
  page.getByRole('table').filter({has: page.getByRole('columnheader', {name: 'In this project'})});

test('a composer.json is checked in the browser, with one request for the requirements', async ({
  page,
}) => {
  await open(page, route);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await check(page, JSON.stringify(composerFile));
  await expect(statusOf(page)).toContainText(
    /^By this composer\.json, \d+ of 16 libraries can be installed/,
  );
  const table = verdicts(page);
  await expect(table.getByRole('rowheader')).toHaveCount(16);
  await expect(table.getByRole('row', {name: /^temporary-url-bundle/})).toContainText(
    'rekalogika/temporary-url-bundle 1.7.2 requires symfony/cache ^6.3 || ^7.0, but composer.json has 8.0.*',
  );
  const command = 'composer require "rekalogika/rekapager-bundle:^1.3.0"';
  await table.getByRole('button', {name: `Copy ${command}`}).click();
  await expect(table.getByText('Copied')).toBeVisible();
  expect(await readClipboard(page)).toBe(command);
  // The search may load its two files at any idle moment.
  const data = requests
    .filter((request) => request.endsWith('.json'))
    .filter((request) => !/\/(?:lunr-index|search-doc)-[^/]*$/.test(request));
  expect(data).toHaveLength(1);
  expect(data[0]).toMatch(/\/assets\/requirements\.[0-9a-f]{8}\.json$/);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
});

test('a composer.lock is checked with its versions', async ({page}) => {
  await open(page, route);
  const packages = [
    {name: 'symfony/cache', version: 'v6.2.4'},
    {name: 'rekalogika/mapper', version: 'v2.0.0', require: {php: '>=8.2'}},
  ];
  await check(page, JSON.stringify({packages, platform: {php: '^8.3'}}));
  await expect(statusOf(page)).toContainText(/^By this composer\.lock/);
  const row = verdicts(page).getByRole('row', {name: /^mapper/});
  await expect(row).toContainText('Locked: 2.0.0.');
  await expect(row).toContainText('--with-all-dependencies');
  await expect(row).toContainText('symfony/cache 6.2.4 to ^7.0 || ^8.0');
});

test('a text that is neither gets a sentence that says what to do', async ({page}) => {
  await open(page, route);
  await check(page, 'composer require rekalogika/mapper');
  await expect(statusOf(page)).toContainText('does not hold valid JSON');
  await check(page, '{"name": "app", "devDependencies": {}}');
  await expect(statusOf(page)).toContainText('holds a file of npm');
  await expect(verdicts(page)).toHaveCount(0);
});

test('a hostile text is shown as text', async ({page}) => {
  await open(page, route);
  const hostile = '<img src=x onerror=alert(1)>';
  await check(page, JSON.stringify({require: {'symfony/cache': hostile}}));
  await expect(statusOf(page)).toContainText(hostile);
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
});

test('without permission the page says what to do', async ({page, context}) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    // A browser without a window cannot ask; a refusal rejects in the same way.
    navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await open(page, route);
  await page.getByRole('button', {name: /^Check my/}).click();
  await expect(statusOf(page)).toContainText('did not allow this page');
});

test('the result fits a small screen and forced colors', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, route);
  await check(page, JSON.stringify(composerFile));
  await expect(verdicts(page)).toBeVisible();
  const box = await verdicts(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(await surplusWidth(page)).toBe(0);
});

test('the button is not printed, the result is', async ({page}) => {
  await open(page, route);
  await check(page, JSON.stringify(composerFile));
  await expect(verdicts(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: /^Check my/})).toBeHidden();
  await expect(verdicts(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table is there and the button is not', async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('rowheader')).toHaveCount(16);
    await expect(page.getByRole('button', {name: /^Check my/})).toBeHidden();
  });
});
