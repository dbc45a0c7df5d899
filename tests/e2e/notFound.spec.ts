import {expect, hydrated, markDocument, open, test} from './support/test';

test('an unknown address returns 404 and a page with its own title @both', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/mapper/no-such-page');
  await hydrated(page);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Rekalogika.DEV');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  // The browser itself reports the status of the document.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the not-found page suggests the nearest addresses, and they work', async ({
  page,
  complaints,
}) => {
  await page.goto('/maper/installing');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: '/mapper', exact: true}).click();
  await expect(page).toHaveURL('/mapper');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('mapper');
  complaints.splice(0);
});

test('the not-found page has the search box', async ({page, complaints}) => {
  await page.goto('/no-such-page');
  await hydrated(page);
  await expect(page.getByRole('combobox')).toBeVisible();
  // On a phone it is only a button.
  await expect(page.getByRole('main')).toContainText('Search for it at the top of the page');
  complaints.splice(0);
});

test('an unknown address inside the site shows the not-found page without a reload', async ({
  page,
}) => {
  await open(page, '/mapper');
  const expectSame = await markDocument(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expectSame();
});
