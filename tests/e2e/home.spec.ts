import {desktop, expect, open, phone, readClipboard, surplusWidth, test} from './support/test';

test.describe('the home page', () => {
  test('shows six complete libraries without scrolling at 1280 by 900', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.locator('h3')});
    await expect(cards).toHaveCount(16);
    for (const card of (await cards.all()).slice(0, 6)) {
      await expect(card).toBeInViewport({ratio: 1});
    }
  });

  test('needs no horizontal scrolling at any width', async ({page}) => {
    for (const address of ['/', '/compatibility']) {
      await open(page, address);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({width, height: 800});
        await expect.poll(() => surplusWidth(page), `${address} at ${width} px`).toBe(0);
      }
    }
  });

  test('leads to a section from anywhere on its card', async ({page}) => {
    await open(page, '/');
    const text = 'Maps one object graph onto another';
    await page.getByRole('listitem').filter({hasText: text}).click();
    await expect(page).toHaveURL('/mapper');
  });

  test('leads to the comparison of all requirements', async ({page}) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', {name: 'Compatibility'}).click();
    await expect(page).toHaveURL('/compatibility');
    await expect(page.getByRole('rowheader')).toHaveCount(16);
  });
});

test.describe('the search on the home page', () => {
  const control = /^Search classes/;

  test('opens the search box of the navbar', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/');
    await page.getByRole('link', {name: control}).click();
    const box = page.getByRole('combobox', {name: 'Search the documentation'});
    await expect(box).toBeFocused();
    await page.keyboard.type('outbox');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/');
  });

  test('opens the search sheet on a phone, and gets the focus back', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    const link = page.getByRole('link', {name: control});
    await link.press('Enter');
    const sheet = page.getByRole('dialog', {name: 'Search'});
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('still works after going to a page and back', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/');
    await page.getByRole('main').getByRole('link', {name: 'mapper'}).click();
    await page.goBack();
    await page.getByRole('link', {name: control}).click();
    await expect(page.getByRole('combobox', {name: 'Search the documentation'})).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('suggests words that have results', async ({page}) => {
    await open(page, '/');
    // tests/site/answers.test.ts looks for results of the others.
    await page.getByRole('main').getByRole('link', {name: '#[Map]'}).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results? on /);
  });
});

test.describe('the filter of the libraries', () => {
  test('works by keyboard, shows how many are left and is kept in the address', async ({page}) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const filter = page.getByRole('button', {name: /^Symfony 8/});
    await page.getByRole('button', {name: /^Without Symfony/}).focus();
    await page.keyboard.press('Tab');
    await expect(filter).toBeFocused();
    await page.keyboard.press('Space');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(filter).toBeFocused();
    await expect(page).toHaveURL('/?show=symfony-8');
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ of 16 libraries$/);
    const count = await main.getByRole('heading', {level: 3}).count();
    await expect(main.locator('mark')).toHaveText(Array<RegExp>(count).fill(/^Symfony /));
    await page.reload();
    await expect(main.getByRole('heading', {level: 3})).toHaveCount(count);
    await page.getByRole('button', {name: /^All/}).press('Enter');
    await expect(page).toHaveURL('/');
    await expect(main.getByRole('heading', {level: 3})).toHaveCount(16);
  });
});

test('copies the command that installs a library', async ({page}) => {
  await open(page, '/');
  const command = 'composer require rekalogika/collections-orm';
  await page.getByRole('button', {name: `Copy ${command}`}).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await readClipboard(page)).toBe(command);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows all libraries, no inactive buttons, and a link to the search page', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 3})).toHaveCount(16);
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', {name: /^Search classes/}).click();
    await expect(page).toHaveURL('/search');
  });
});
