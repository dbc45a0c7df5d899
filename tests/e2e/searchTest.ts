import type {Locator, Page} from '@playwright/test';

import {test as base, expect} from './support/test';

/** The addresses of the two files of the search. */
export const files = /\/(search-doc|lunr-index)-\w+\.json$/;

/** The `test` of all browser tests for a reader who does not save data, whose search loads when the page is idle. */
export const test = base.extend({savesData: false});

export {expect};

/** The input of the visible search box. */
export const box = (page: Page): Locator => page.getByRole('combobox');

/** The entries of the list below it. */
export const options = (page: Page): Locator => page.getByRole('option');

/** The number of words that are marked on the page. */
export const highlighted = (page: Page): Promise<number> =>
  page.evaluate(() => CSS.highlights.get('rk-search')?.size ?? 0);

/** Whether an element has the focus. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Opens a page and waits until it can be searched. */
export async function open(page: Page, path = '/mapper'): Promise<void> {
  await page.goto(path);
  await expect(box(page)).toBeEnabled();
}

/** Types into the empty box and waits for the answer to this very text, which may be that there is no result. */
export async function ask(page: Page, query: string): Promise<void> {
  const status = page.getByRole('search').getByRole('status');
  await box(page).fill('');
  await expect(status).toHaveText('');
  await box(page).fill(query);
  await expect(status).toHaveText(/^(?:\d+ results?|No results)$/);
}

/** Counts the requests for the search files from now on. */
export function countFiles(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += files.test(request.url()) ? 1 : 0;
  });
  return () => count;
}
