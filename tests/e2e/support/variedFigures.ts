import type {Locator, Page} from '@playwright/test';

/** The figures of a page that show what the reader chooses. */
export function figures(page: Page): Locator {
  return page.locator('figure', {has: page.locator('[data-texts]')});
}

/** The lines of a sample or an output, without those that say how many were removed. */
export function lines(figure: Locator): Locator {
  return figure.locator('pre .line:not(.removed)');
}
