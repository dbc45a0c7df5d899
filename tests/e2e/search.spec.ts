import type {Page} from '@playwright/test';

import {colorlessFaults, faultsInBothModes} from '../a11y/faults';
import {ask, box, countFiles, expect, highlighted, open, options, test} from './searchTest';
import {searchWords} from './searchWords';

test.describe('with the keyboard', () => {
  test('moves through the results', async ({page}) => {
    const words = searchWords();
    await open(page);
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    // In one go, so that no answer to part of the word is counted.
    await page.keyboard.insertText(words.common);
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

  test('opens the first result with the words highlighted, also after a reload, until Escape', async ({
    page,
  }) => {
    const words = searchWords();
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
  });

  test('opens a result at once after typing', async ({page}) => {
    const words = searchWords();
    await open(page);
    await box(page).focus();
    await page.keyboard.type(words.long);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight/);
  });

  test('opens a result in a new tab with Ctrl+Enter', async ({page, context}) => {
    const words = searchWords();
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
    // Pages of several libraries: a page of none has no name of a library in front.
    await box(page).fill('lazy loading');
    const option = options(page).first();
    await expect(option).toHaveAccessibleName(/ › /);
    expect(await option.evaluate((element) => element.tagName)).toBe('A');
    const address = (await option.getAttribute('href')) ?? '';
    await option.click();
    await expect(page).toHaveURL(address);
    await expect(options(page)).toHaveCount(0);
  });

  test('learns what became of a removed class or member, and gets there', async ({page}) => {
    await open(page);
    await box(page).fill('CubeCell::getTuple');
    await expect(options(page).first()).toContainText('CubeCell::getTuple was removed in 0.33.0.');
    await box(page).fill('MapFromObjectInterface');
    const first = options(page).first();
    await expect(first).toContainText('MapFromObjectInterface was removed in 2.0.0.');
    await expect(first).toContainText('Instead: Rekalogika\\Mapper\\Attribute\\AsObjectMapper');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/mapper\/upgrade\b/);
  });

  test('is offered similar words when nothing is found', async ({page}) => {
    const words = searchWords();
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
      await ask(page, text);
    }
  });

  test.describe('while the reader saves data', () => {
    test.use({savesData: true});

    test('meets no accessibility violation with the list open, nothing found or loading', async ({
      page,
    }) => {
      const words = searchWords();
      const check = async () => {
        expect(await faultsInBothModes(page, '[role=search]')).toEqual([]);
      };
      await page.goto('/mapper', {waitUntil: 'networkidle'});
      // Contrast is not required of a disabled box.
      expect(await colorlessFaults(page)).toEqual([]);
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
  });

  test('keeps one worker, two requests and a constant number of listeners over 50 pages', async ({
    page,
  }) => {
    const words = searchWords();
    const count = countFiles(page);
    const listeners = await countListeners(page);
    const onHome: number[] = [];
    await open(page);
    const routes = [...new Set(words.documents.map(({url}) => url.split('#')[0] ?? ''))];
    for (let visit = 0; visit < 50; visit += 1) {
      // The same four pages repeatedly: what a page leaves behind on its first visit is not growth.
      const route = visit % 5 === 4 ? '/' : (routes[visit % 5] ?? '/');
      await page.evaluate((address) => {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, route);
      const {pathname} = new URL(page.url());
      expect(pathname).toBe(route);
      // Only the home page has no article.
      await expect(page.locator('article')).toHaveCount(route === '/' ? 0 : 1);
      if (route === '/') {
        onHome.push(await listeners());
      }
    }
    await expect(box(page)).toBeEnabled();
    console.log(`listeners on the home page: ${onHome.join(' ')}`);
    expect(onHome).toHaveLength(10);
    // A leak of one listener a visit passes the middle of the first five; a count taken while
    // the page before is being thrown away, or before this one is idle, decides nothing.
    const middle = onHome.slice(0, 5).sort((a, b) => a - b)[2];
    expect(Math.min(...onHome.slice(5))).toBeLessThanOrEqual(middle ?? NaN);
    expect(count()).toBe(2);
    expect(page.workers()).toHaveLength(1);
  });
});

/** Counts the listeners of a page after garbage collection, without the two of each prefetch. */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const prefetched = await page.locator('link[rel=prefetch]').count();
    return (metrics.find(({name}) => name === 'JSEventListeners')?.value ?? NaN) - 2 * prefetched;
  };
}
