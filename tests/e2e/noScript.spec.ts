import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {builtRoutes} from './support/builtSite';
import {desktop, phone} from './support/test';

test.use({javaScriptEnabled: false});

/** The paths of the pages inside the site whose links can be seen. */
async function shownLinks(page: Page): Promise<string[]> {
  return await page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
      .filter((link) => link.host === location.host && link.checkVisibility())
      .map((link) => link.pathname)
      .filter((target) => !/\.\w+$/.test(target)),
  );
}

test('links that can be seen lead from the home page to every page, on a desktop and a phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sizes = [desktop, phone];
  const shown = new Map<string, readonly string[][]>();
  const met = new Set(['/']);
  // A set goes on to entries that are added while it is walked.
  for (const route of met) {
    await page.goto(route, {waitUntil: 'commit'});
    await page.locator('.footer').waitFor({state: 'attached'});
    const links: string[][] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      links.push(await shownLinks(page));
    }
    shown.set(route, links);
    links.flat().forEach((target) => met.add(target));
  }
  sizes.forEach(({width}, at) => {
    const reached = new Set(['/']);
    for (const route of reached) {
      shown.get(route)?.[at]?.forEach((target) => reached.add(target));
    }
    expect([...reached].sort(), `${String(width)} px`).toEqual(builtRoutes().sort());
    console.log(`${String(reached.size)} pages reached at ${String(width)} px`);
  });
});

for (const viewport of [desktop, phone]) {
  test.describe(`without JavaScript at ${viewport.width} px`, () => {
    test.use({viewport});

    test('a page shows its headings, samples and lists, and no button', async ({page}) => {
      await page.goto('/mapper');
      await expect(page.locator('button:visible, input:visible')).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Search needs JavaScript'})).toBeVisible();
      await expect(page.locator('main pre').first()).toBeVisible();
      await expect(page.locator('main pre').first()).toContainText('composer require');
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(contents).toBeVisible();
      expect(await contents.getByRole('link').count()).toBeGreaterThan(2);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      const surplus = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(surplus).toBeLessThanOrEqual(0);
    });

    test('a diagram is drawn', async ({page}) => {
      await page.goto('/mapper/intro');
      await expect(page.locator('main figure svg[aria-labelledby]:visible')).toHaveCount(1);
    });

    test('the search page says what it needs, and where all pages are', async ({page}) => {
      await page.goto('/search?q=mapper');
      const link = page.getByRole('link', {name: 'list of libraries'});
      await expect(link.locator('xpath=..')).toBeVisible();
      await link.click();
      await expect(page).toHaveURL('/');
    });
  });
}

test('the page begins with its title on a phone, and the list of pages follows', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/mapper');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('.theme-doc-sidebar-container')).toBeGreaterThan(await top('h1'));
});
