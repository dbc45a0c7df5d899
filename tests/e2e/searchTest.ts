import {test as base, expect} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';

import {searchWords} from './searchWords';
import type {SearchWords} from './searchWords';

/** The addresses of the two files of the search. */
export const files = /\/(search-doc|lunr-index)-\w+\.json$/;

interface SearchFixtures {
  /** The errors on the browser console so far. */
  readonly consoleErrors: readonly string[];
  readonly words: SearchWords;
}

/** Playwright's `test` with words of the built site and the errors on the console. */
export const test = base.extend<SearchFixtures>({
  words: async ({request}, provide) => {
    await provide(await searchWords(request));
  },
  consoleErrors: [
    async ({page}, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') {
          errors.push(message.text());
        }
      });
      page.on('pageerror', (error) => {
        errors.push(error.message);
      });
      await provide(errors);
    },
    {auto: true},
  ],
});

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

/** Makes the browser report another connection. */
export async function connection(page: Page, value: object): Promise<void> {
  await page.addInitScript((fake) => {
    Object.defineProperty(navigator, 'connection', {value: fake});
  }, value);
}

/** Counts the requests for the search files from now on. */
export function countFiles(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += files.test(request.url()) ? 1 : 0;
  });
  return () => count;
}
