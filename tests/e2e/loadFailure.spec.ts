import type {Page} from '@playwright/test';

import {desktop, expect, hydrated, open, sidebarLink, test} from './support/test';

test.use({viewport: desktop});

const box = '.rk-load-failure';
const pageChunks = /\/assets\/js\/(?!main|runtime)/;

/** Counts the documents that the main frame loads. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => count;
}

test('after a failed navigation the browser reloads once and recovers @both', async ({
  page,
  complaints,
}) => {
  await open(page, '/mapper');
  const documents = countDocuments(page);
  let failing = true;
  await page.route(pageChunks, (route) => (failing ? route.abort() : route.continue()));
  page.on('request', (request) => {
    failing &&= !request.isNavigationRequest();
  });
  await sidebarLink(page, 'rekapager').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
  await hydrated(page);
  expect(documents()).toBe(1);
  await expect(page.locator(box)).toHaveCount(0);
  complaints.splice(0);
});

test('if the reload fails, the text stays below an error box; Retry recovers, nothing loops @both', async ({
  page,
  complaints,
}) => {
  await open(page, '/mapper');
  const documents = countDocuments(page);
  await page.route(pageChunks, (route) => route.abort());
  await sidebarLink(page, 'rekapager').click();
  await expect(page.locator(box)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/Loading .* failed/i);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
  await page.waitForTimeout(1500);
  expect(documents()).toBe(1);

  // Still broken: Retry shows the error again, without another reload.
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator(box)).toBeVisible();
  expect(documents()).toBe(1);

  await page.unroute(pageChunks);
  await page.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(page.locator(box)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
  expect(documents()).toBe(2);
  complaints.splice(0);
});

test('a page whose content fails to load at first keeps its text below an error box with Retry @both', async ({
  page,
  complaints,
}) => {
  await page.route(pageChunks, (route) => route.abort());
  await page.goto('/mapper');
  await expect(page.locator(box)).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('mapper');
  const color = await page.locator(box).evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(green + blue);
  await page.unroute(pageChunks);
  await page.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(page.locator(box)).toHaveCount(0);
  complaints.splice(0);
});

test('a page whose main script fails to load shows the same box @both', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/js\/main/, (route) => route.abort());
  await page.goto('/mapper');
  await expect(page.locator(box)).toContainText('main.');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('mapper');
  complaints.splice(0);
});

test('the spinner shows from 200 ms while Retry is loading', async ({page, complaints}) => {
  await page.route(pageChunks, (route) => route.abort());
  await page.goto('/mapper');
  await expect(page.locator(box)).toBeVisible();
  await page.unroute(pageChunks);
  await page.route(pageChunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.evaluate(() => {
    let pressed = 0;
    window.addEventListener('click', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector('.rk-spinner') !== null) {
        document.documentElement.dataset.spinnerDelay ??= String(performance.now() - pressed);
      }
    }).observe(document.body, {childList: true});
  });
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('.rk-spinner')).toBeVisible();
  const delay = await page.locator('html').getAttribute('data-spinner-delay');
  expect(Number(delay)).toBeGreaterThanOrEqual(200);
  await hydrated(page);
  await expect(page.locator('.rk-spinner')).toHaveCount(0);
  complaints.splice(0);
});
