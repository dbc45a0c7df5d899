import {type Locator, type Page, test as base, expect} from '@playwright/test';

import {collectErrors} from './watchPage';

/** Where playwright.config.ts serves the fixture site with the pages that crash and the announcement bar. */
export const fixtureSite = process.env.FIXTURE_URL ?? '';

interface Fixtures {
  /**
   * Whether the browser reports that its reader saves data, as it does unless a test sets it to false. The site
   * then fetches the search, and the pages that links lead to, only when they are wanted, which saves a third of
   * the time of a page.
   */
  readonly savesData: boolean;
  /** What went wrong in the page so far: console errors, among them policy violations, and uncaught errors. */
  readonly complaints: string[];
}

/** Playwright's `test`; each page must end without a console error, unless the test empties `complaints`. */
export const test = base.extend<Fixtures>({
  savesData: [true, {option: true}],
  page: async ({page, savesData: saves}, use) => {
    if (saves) {
      await savesData(page);
    }
    await use(page);
  },
  complaints: [
    async ({page}, use) => {
      const complaints = collectErrors(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens an address and waits until React has taken over the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Simulates a connection that a browser cannot be put into; call it before the page loads. */
export async function pretendConnection(
  page: Page,
  connection: {readonly effectiveType: string; readonly saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/** Simulates a reader who saves data; call it before the page loads. */
export async function savesData(page: Page): Promise<void> {
  await pretendConnection(page, {effectiveType: '4g', saveData: true});
}

/** Marks the open document; the returned function expects that the browser has not loaded another one since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document';
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-same', 'document');
}

/** A link in the sidebar of a documentation page. */
export function sidebarLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name, exact: true});
}

/** What was copied last. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** How many pixels of the page are beyond the edge of the window, where readers would have to scroll sideways. */
export function surplusWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Opens the mobile menu of a small viewport. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
}

/** The widths at which the layout switches, in px. */
export const desktop = {width: 1280, height: 900};
export const phone = {width: 390, height: 844};

/** The section pages that every build has. */
export const sections = ['/analytics', '/mapper', '/rekapager'];
