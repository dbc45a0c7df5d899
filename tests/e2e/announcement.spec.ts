import {expect, fixtureSite, hydrated, open, test} from './support/test';

const first = 'The first announcement';

test('the real site has no announcement', async ({page}) => {
  await open(page, '/mapper');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('an announcement is shown until it is closed, and stays closed', async ({page}) => {
  await open(page, `${fixtureSite}/long`);
  await expect(page.getByText(first)).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(first)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(first)).toBeHidden();
});

test('a new id shows the announcement again, already on the first load', async ({page}) => {
  await open(page, `${fixtureSite}/long`);
  await page.getByRole('button', {name: 'Close'}).click();
  // The next deployment, with another id in its pages and scripts.
  await page.route(/\/(long|assets\/js\/main\..*\.js)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"first"', '"second"');
    await route.fulfill({response: answer, body});
  });
  await page.goto(`${fixtureSite}/long`, {waitUntil: 'domcontentloaded'});
  await expect(page.locator('html')).toHaveAttribute(
    'data-announcement-bar-initially-dismissed',
    'false',
  );
  await hydrated(page);
  await expect(page.getByText(first)).toBeVisible();
});
