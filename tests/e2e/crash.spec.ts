import {expect, fixtureSite, open, test} from './support/test';

const message = 'The fixture crashed on demand';

test('an error inside a page shows the crash page, and "Try again" renders the page again', async ({
  page,
  complaints,
}) => {
  await open(page, `${fixtureSite}/crash?crash`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText(message)).toBeVisible();
  // The layout remains: the navbar is outside the page that crashed.
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  expect(complaints.splice(0).join()).toContain(message);

  // Still broken: the crash page stays.
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  complaints.splice(0);

  await page.evaluate(() => {
    history.replaceState(history.state, '', '/crash');
  });
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('The page is back.')).toBeVisible();
  await expect(page).toHaveTitle('Crash | Rekalogika.DEV');
});

test('an error outside the layout shows the same text and title', async ({page, complaints}) => {
  await page.goto(`${fixtureSite}/crash-without-layout?crash`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText(message)).toBeVisible();
  await page.evaluate(() => {
    history.replaceState(history.state, '', '/crash-without-layout');
  });
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('The page is back.')).toBeVisible();
  expect(complaints.splice(0).join()).toContain(message);
});
