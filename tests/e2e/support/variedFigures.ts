import type {Locator, Page} from '@playwright/test';

/** The figures of a page that show what the reader chooses. */
export function figures(page: Page): Locator {
  return page.locator('figure', {has: page.locator('[data-texts]')});
}

/** The lines of a sample or an output. */
export function lines(figure: Locator): Locator {
  return figure.locator('pre .line');
}
