import {faultsInBothModes} from '../a11y/faults';

import {box, expect, files, highlighted, open, options, test} from './searchTest';
import {searchWords} from './searchWords';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('searches in a sheet and comes back to the page', async ({page}) => {
    const words = searchWords();
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    const button = page.getByRole('button', {name: 'Search', exact: true});
    await button.click();
    const sheet = page.getByRole('dialog', {name: 'Search'});
    await expect(sheet).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await box(page).fill(words.common);
    await expect(options(page).first()).toBeVisible();
    expect(await faultsInBothModes(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await button.click();
    await sheet.getByRole('button', {name: 'Close'}).click();
    await expect(button).toBeFocused();
    await button.click();
    await expect(box(page)).toHaveValue(words.common);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type(words.long);
    await expect(box(page)).toHaveValue(words.long);
    await options(page).first().click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/_highlight/);
  });

  test('closes the sheet with Back and stays where it was; the next Back leaves', async ({
    page,
  }) => {
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    await page.locator('main a[href^="/mapper/"]').first().click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('mapper');
    const address = page.url();
    const place = () => page.evaluate(() => scrollY);
    await page.evaluate(() => {
      scrollTo(0, 300);
    });
    // Playwright scrolls up to click the sticky button.
    await page.keyboard.press('/');
    const sheet = page.getByRole('dialog', {name: 'Search'});
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect.poll(place).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL('/mapper');
  });

  test('scrolls the whole sheet where there is little height', async ({page}) => {
    const words = searchWords();
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await box(page).fill(words.common);
    await expect(options(page).first()).toBeVisible();
    const all = page.getByRole('link', {name: 'See all results'});
    await expect(all).toBeInViewport();
    for (const size of [
      {width: 390, height: 450},
      {width: 844, height: 200},
    ]) {
      await page.setViewportSize(size);
      await expect(all).not.toBeInViewport();
      await all.scrollIntoViewIfNeeded();
      await expect(all).toBeInViewport();
      await options(page).first().scrollIntoViewIfNeeded();
    }
  });

  test('removes the highlights with a button over the page', async ({page}) => {
    const words = searchWords();
    await page.goto(`/search?q=${words.long}`);
    await page.locator('main ol a[href*=_highlight]').first().click();
    await expect.poll(() => highlighted(page)).toBeGreaterThan(0);
    const remove = page.getByRole('button', {name: 'Remove highlights'});
    await expect(remove).toBeInViewport();
    await remove.click();
    await expect(remove).toBeHidden();
    expect(await highlighted(page)).toBe(0);
    await expect(page).not.toHaveURL(/_highlight/);
  });
});

test.describe('on the page of all results', () => {
  test('arrives by "See all results" or a direct link, and filters by library', async ({page}) => {
    const words = searchWords();
    await open(page);
    await box(page).fill(words.common);
    await page.getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL(`/search?q=${words.common}`);
    await page.goto(`/search?q=${words.common}`);
    const input = page.getByRole('searchbox', {name: 'Search all pages'});
    await expect(input).toHaveValue(words.common);
    const status = page.locator('main').getByRole('status');
    await expect(status).toHaveText(/^\d+ results? on \d+ pages?$/);
    const pages = await page.locator('main ol > li').count();
    const filter = page.getByRole('radio').last();
    await filter.check();
    await expect(filter).toBeChecked();
    expect(await page.locator('main ol > li').count()).toBeLessThan(pages);
    expect(await faultsInBothModes(page, 'section[aria-label=Results]')).toEqual([]);
  });

  test('keeps the address in step with the text', async ({page}) => {
    const words = searchWords();
    await page.goto('/search');
    const input = page.getByRole('searchbox', {name: 'Search all pages'});
    await expect(input).toBeEnabled();
    await input.pressSequentially(words.long);
    await expect(page).toHaveURL(`/search?q=${words.long}`);
    await expect(input).toHaveValue(words.long);
    await input.fill('');
    await expect(page).toHaveURL('/search');
  });

  test('comes back to the same place in the list, also after a reload', async ({page}) => {
    await page.goto('/search?q=lazy');
    const links = page.locator('main ol a');
    await expect(links.first()).toBeVisible();
    const link = links.nth(12);
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/_highlight/);
    await page.goBack();
    await expect(links.first()).toBeVisible();
    await expect.poll(place).toBe(before);
    await page.reload();
    // The page is short until the results arrive, so the browser may not get down to the place.
    await expect(links.first()).toBeAttached();
    await page.waitForTimeout(500);
    expect(await place()).toBeLessThanOrEqual(before);
  });

  test('sees a failure and can try again', async ({page, complaints}) => {
    const words = searchWords();
    await page.route(files, (route) => route.abort());
    await page.goto(`/search?q=${words.common}`);
    const again = page.getByRole('button', {name: 'Try again'});
    await expect(again).toBeVisible();
    await page.unroute(files);
    await again.click();
    await expect(page.locator('main').getByRole('status')).toHaveText(/results?/);
    // The browser itself reports the refused requests.
    expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([
      'console: The search failed: Failed to fetch',
    ]);
  });
});
