import type {Page, Request} from '@playwright/test';

import {
  desktop,
  expect,
  fixtureSite,
  hydrated,
  markDocument,
  open,
  pretendConnection,
  savesData,
  sidebarLink,
  test,
} from './support/test';

test.use({savesData: false});

/** The requests for page chunks, with the cause: `prefetch` or `load`. */
function watchChunks(page: Page): {readonly kind: string; readonly request: Request}[] {
  const seen: {kind: string; request: Request}[] = [];
  page.on('request', (request: Request) => {
    if (/\/assets\/js\/(?!main|runtime)/.test(request.url())) {
      const purpose = request.headers()['sec-purpose'] ?? request.headers().purpose ?? '';
      seen.push({kind: purpose.includes('prefetch') ? 'prefetch' : 'load', request});
    }
  });
  return seen;
}

function prefetched(page: Page): Promise<number> {
  return page.locator('link[rel="prefetch"]').count();
}

test.describe('links are prefetched', () => {
  test.use({viewport: desktop});

  test('when they are visible', async ({page}) => {
    await open(page, '/mapper');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
  });

  test('when the pointer is over them: the whole page is loaded before the click', async ({
    page,
  }) => {
    await open(page, '/mapper');
    // The script of the search has loaded by then.
    await expect(page.getByRole('combobox')).toBeEnabled();
    const chunks = watchChunks(page);
    const loads = () => chunks.filter(({kind}) => kind === 'load');
    await sidebarLink(page, 'rekapager').hover();
    await expect.poll(() => loads().length).toBeGreaterThan(0);
    await Promise.all(loads().map(async ({request}) => (await request.response())?.finished()));
    // A page that needs anything else from here on would load the document again.
    const expectSame = await markDocument(page);
    await page.route('**/assets/**', (route) => route.abort());
    await sidebarLink(page, 'rekapager').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    await expectSame();
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`but not with ${JSON.stringify(connection)}`, async ({page}) => {
      await pretendConnection(page, connection);
      await open(page, '/mapper');
      const chunks = watchChunks(page);
      const link = sidebarLink(page, 'rekapager');
      await link.hover();
      await page.waitForTimeout(1000);
      expect(await prefetched(page)).toBe(0);
      expect(chunks).toEqual([]);
      // The page still opens, held until its content has arrived.
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    });
  }
});

/** Records in the page how long after a click the progress bar appeared. */
async function watchBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let clicked = 0;
    window.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      const {dataset} = document.documentElement;
      if (document.querySelector('#nprogress') !== null) {
        dataset.barDelay ??= String(performance.now() - clicked);
      }
    }).observe(document, {childList: true, subtree: true});
  });
}

/** Milliseconds from the click to the progress bar; -1 if none appeared. */
async function barDelay(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-bar-delay')) ?? -1);
}

test.describe('a route change', () => {
  test.use({viewport: desktop});

  /** Delays the content of pages; with data-saver on, so that nothing is loaded before the click. */
  async function slowPages(page: Page, delay: number): Promise<void> {
    await savesData(page);
    await open(page, '/mapper');
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await sidebarLink(page, 'rekapager').click();
  }

  test('is held until the next page has loaded; the previous page stays visible', async ({
    page,
  }) => {
    await slowPages(page, 900);
    await page.waitForTimeout(400);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('mapper');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    await expect(page).toHaveTitle('rekapager | Rekalogika.DEV');
  });

  test('gives the tab a title that names the library of the page', async ({page}) => {
    await open(page, '/rekapager');
    await sidebarLink(page, 'Introduction').click();
    await expect(page).toHaveTitle('Introduction · rekapager | Rekalogika.DEV');
    await open(page, '/mapper/intro');
    await expect(page).toHaveTitle('Introduction · mapper | Rekalogika.DEV');
  });

  test('shows the progress bar after 200 ms, without a spinner', async ({page}) => {
    await watchBar(page);
    await slowPages(page, 2000);
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeVisible();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    expect(await barDelay(page)).toBeGreaterThanOrEqual(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    await expect(bar).toHaveCount(0);
  });

  test('shows no progress bar if the next page is available at once', async ({page}) => {
    await watchBar(page);
    await open(page, '/mapper');
    const link = sidebarLink(page, 'rekapager');
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    await page.waitForTimeout(400);
    expect(await barDelay(page)).toBe(-1);
  });

  test('does not load the document again', async ({page}) => {
    await open(page, '/mapper');
    const expectSame = await markDocument(page);
    await sidebarLink(page, 'rekapager').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    await expectSame();
  });
});

test.describe('scrolling', () => {
  test.use({viewport: {width: 1280, height: 500}});

  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  test('a link to a heading scrolls to it', async ({page}) => {
    await open(page, '/mapper');
    await page.locator('.table-of-contents').getByRole('link', {name: 'When to use it'}).click();
    await expect(page).toHaveURL('/mapper#when-to-use-it');
    await expect(page.locator('#when-to-use-it')).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  test('a URL with a hash opens at its heading', async ({page}) => {
    await open(page, '/mapper#when-to-use-it');
    await expect(page.locator('#when-to-use-it')).toBeInViewport();
  });

  test('a new page opens at the top', async ({page}) => {
    await open(page, '/mapper');
    await page.mouse.wheel(0, 800);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    await sidebarLink(page, 'rekapager').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('rekapager');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('removing the hash scrolls to the top', async ({page}) => {
    await open(page, `${fixtureSite}/long#part-6`);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    await sidebarLink(page, 'Long').click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await hydrated(page);
  });
});
