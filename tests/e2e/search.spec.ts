import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';

import {searchWords} from './searchWords';
import type {SearchWords} from './searchWords';

const files = /\/(search-doc|lunr-index)-\w+\.json$/;

let words: SearchWords;
let consoleErrors: string[];

test.beforeAll(async ({request}) => {
  words = await searchWords(request);
});

test.beforeEach(({page}) => {
  consoleErrors = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      consoleErrors.push(message.text());
    }
  });
  page.on('pageerror', (error) => {
    consoleErrors.push(error.message);
  });
});

const box = (page: Page): Locator => page.getByRole('combobox');
const options = (page: Page): Locator => page.getByRole('option');
const highlighted = (page: Page): Promise<number> =>
  page.evaluate(() => CSS.highlights.get('rk-search')?.size ?? 0);

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

async function open(page: Page, path = '/mapper'): Promise<void> {
  await page.goto(path);
  await expect(box(page)).toBeEnabled();
}

async function connection(page: Page, value: object): Promise<void> {
  await page.addInitScript((fake) => {
    Object.defineProperty(navigator, 'connection', {value: fake});
  }, value);
}

function countFiles(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += files.test(request.url()) ? 1 : 0;
  });
  return () => count;
}

test.describe('while the search loads', () => {
  for (const [platform, key] of [
    ['MacIntel', 'Cmd'],
    ['Linux x86_64', 'Ctrl'],
  ] as const) {
    test(`reads "Loading...", then "Search ${key}+K" on ${platform}`, async ({page}) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'platform', {value: name});
        Object.defineProperty(navigator, 'userAgentData', {value: undefined});
      }, platform);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/mapper');
      const input = page.locator('input[role=combobox]');
      await expect(input).toBeDisabled();
      await expect(input).toHaveAttribute('placeholder', 'Loading...');
      release();
      await expect(input).toBeEnabled();
      await expect(input).toHaveAttribute('placeholder', `Search ${key}+K`);
      expect(consoleErrors).toEqual([]);
    });
  }

  test('sees a disabled box in the page as built', async ({request}) => {
    const html = await (await request.get('/mapper')).text();
    const input = /<input[^>]*role="?combobox[^>]*>/.exec(html)?.[0] ?? '';
    expect(input).toMatch(/ disabled/);
    expect(input).toMatch(/ placeholder="?Loading\.\.\./);
  });

  test('has both files fetched once when the page is idle', async ({page}) => {
    const count = countFiles(page);
    await open(page);
    expect(count()).toBe(2);
    expect(page.workers()).toHaveLength(1);
  });

  for (const value of [{saveData: true}, {effectiveType: '3g'}, {effectiveType: 'slow-2g'}]) {
    test(`saves data with ${JSON.stringify(value)} until Ctrl+K, and can type then`, async ({
      page,
    }) => {
      await connection(page, value);
      const count = countFiles(page);
      await page.goto('/mapper', {waitUntil: 'networkidle'});
      await page.waitForTimeout(500);
      expect(count()).toBe(0);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      expect(count()).toBe(2);
    });
  }

  test('saves data until the pointer comes, without moving the focus', async ({page}) => {
    await connection(page, {saveData: true});
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    await page.getByRole('button', {name: 'Load the search'}).hover();
    await expect(box(page)).toBeEnabled();
    await expect(box(page)).not.toBeFocused();
  });

  test('saves data until the box is reached with Tab', async ({page}) => {
    await connection(page, {saveData: true});
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    const frame = page.getByRole('button', {name: 'Load the search'});
    await page.route(files, async (route) => {
      await expect(frame).toBeFocused();
      await route.continue();
    });
    for (let presses = 0; presses < 10 && !(await isFocused(frame)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(box(page)).toBeFocused();
  });

  test('is told that the search did not load, and loads it with Retry', async ({page}) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/mapper');
    await expect(page.getByText('Search did not load')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(box(page)).toBeEnabled();
    await expect(box(page)).toBeFocused();
    // The browser itself logs the failed requests.
    expect(consoleErrors.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
});

test.describe('with the keyboard', () => {
  test('walks through the results', async ({page}) => {
    await open(page);
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(words.common);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    const count = await options(page).count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(10);
    for (const [key, position] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['Home', 0],
      ['End', count - 1],
    ] as const) {
      await page.keyboard.press(key);
      const option = options(page).nth(position);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? '',
      );
    }
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue(words.common);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  test('leaves the box with Tab', async ({page}) => {
    await open(page);
    await box(page).focus();
    await page.keyboard.press('Tab');
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(box(page)).toBeFocused();
  });

  test('types a slash in the box', async ({page}) => {
    await open(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/b');
    await expect(box(page)).toHaveValue('a/b');
  });

  test('opens the first result, finds the words marked, also after a reload, until Escape', async ({
    page,
  }) => {
    await open(page);
    await box(page).fill(words.long);
    const address = (await options(page).first().getAttribute('href')) ?? '';
    expect(address).toContain(`_highlight=${words.long}`);
    await box(page).press('Enter');
    await expect(page).toHaveURL(address);
    await expect.poll(() => highlighted(page)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => highlighted(page)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => highlighted(page)).toBe(0);
    await expect(page).not.toHaveURL(/_highlight/);
    expect(new URL(page.url()).hash).toBe(new URL(address, page.url()).hash);
    expect(consoleErrors).toEqual([]);
  });

  test('opens a result at once after typing', async ({page}) => {
    await open(page);
    await box(page).focus();
    await page.keyboard.type(words.long);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight/);
  });

  test('opens a result in a new tab with Ctrl+Enter', async ({page, context}) => {
    await open(page);
    await box(page).fill(words.long);
    await expect(options(page).first()).toBeVisible();
    const tab = context.waitForEvent('page');
    await box(page).press('Control+Enter');
    await expect(await tab).toHaveURL(/_highlight/);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('in the list', () => {
  test('reads library, page and heading, and follows a link', async ({page}) => {
    await open(page);
    await box(page).fill(words.common);
    const option = options(page).first();
    await expect(option).toHaveAccessibleName(/ › /);
    expect(await option.evaluate((element) => element.tagName)).toBe('A');
    const address = (await option.getAttribute('href')) ?? '';
    await option.click();
    await expect(page).toHaveURL(address);
    await expect(options(page)).toHaveCount(0);
  });

  test('is offered words that come close when nothing is found', async ({page}) => {
    await open(page);
    await box(page).fill(words.broken);
    await expect(page.getByRole('status')).toHaveText('No results');
    await page.getByRole('button', {name: words.long, exact: true}).click();
    await expect(box(page)).toHaveValue(words.long);
    await expect(options(page).first()).toBeVisible();
  });

  test('sees HTML in the query as text', async ({page}) => {
    await open(page);
    const query = '<zzqqxxk onzzqqyyk="zzqqwwk">zzqqvvk</zzqqxxk>';
    await box(page).fill(query);
    await expect(page.getByText(query)).toBeVisible();
    await expect(page.locator('zzqqxxk')).toHaveCount(0);
    for (const text of [
      'title:*',
      '~1',
      '^',
      '+-',
      '(',
      '[a-',
      '\\',
      '\u0000',
      '😀',
      'é'.repeat(5000),
    ]) {
      await box(page).fill(text);
      await expect(page.getByRole('status')).not.toBeEmpty();
    }
    expect(consoleErrors).toEqual([]);
  });

  test('meets no accessibility fault with the list open, nothing found or loading', async ({
    page,
  }) => {
    const check = async () => {
      const {violations} = await new AxeBuilder({page}).include('[role=search]').analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    };
    await connection(page, {saveData: true});
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    await check();
    await page.keyboard.press('/');
    await expect(box(page)).toBeEnabled();
    await box(page).fill(words.common);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await check();
    await box(page).fill(words.broken);
    await expect(page.getByText('Did you mean')).toBeVisible();
    await check();
  });

  test('keeps one worker and two requests over 50 pages', async ({page}) => {
    const count = countFiles(page);
    await open(page);
    const routes = [...new Set(words.documents.map(({url}) => url.split('#')[0] ?? ''))];
    for (let visit = 0; visit < 50; visit += 1) {
      const route = visit % 5 === 4 ? '/' : (routes[visit % routes.length] ?? '/');
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, route);
      await expect(page).toHaveURL(route);
    }
    await expect(box(page)).toBeEnabled();
    expect(count()).toBe(2);
    expect(page.workers()).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('searches in a sheet and comes back to the page', async ({page}) => {
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    const button = page.getByRole('button', {name: 'Search', exact: true});
    await button.click();
    const sheet = page.getByRole('dialog', {name: 'Search'});
    await expect(sheet).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await box(page).fill(words.common);
    await expect(options(page).first()).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await button.click();
    await sheet.getByRole('button', {name: 'Close'}).click();
    await expect(button).toBeFocused();
    await button.click();
    await box(page).fill(words.long);
    await options(page).first().click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/_highlight/);
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('on the page of all results', () => {
  test('comes by "See all results" and by a direct link, and filters by library', async ({
    page,
  }) => {
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
    const {violations} = await new AxeBuilder({page})
      .include('section[aria-label=Results]')
      .analyze();
    expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('keeps the address in step with the text', async ({page}) => {
    await page.goto('/search');
    const input = page.getByRole('searchbox', {name: 'Search all pages'});
    await expect(input).toBeEnabled();
    await input.pressSequentially(words.long);
    await expect(page).toHaveURL(`/search?q=${words.long}`);
    await expect(input).toHaveValue(words.long);
    await input.fill('');
    await expect(page).toHaveURL('/search');
  });

  test('is told of a failure and can try again', async ({page}) => {
    await page.route(files, (route) => route.abort());
    await page.goto(`/search?q=${words.common}`);
    const again = page.getByRole('button', {name: 'Try again'});
    await expect(again).toBeVisible();
    await page.unroute(files);
    await again.click();
    await expect(page.locator('main').getByRole('status')).toHaveText(/results?/);
  });
});
