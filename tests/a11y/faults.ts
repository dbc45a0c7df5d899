import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function run(builder: AxeBuilder): Promise<string[]> {
  // No page has a frame: the blank page that axe opens for the results of frames is not needed.
  const {violations, passes} = await builder.setLegacyMode().analyze();
  if (violations.length + passes.length === 0) {
    throw new Error('axe looked at nothing.');
  }
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** What axe finds wrong on a page by WCAG 2.2 AA and by good practice. */
export function faults(page: Page): Promise<string[]> {
  return run(new AxeBuilder({page}).withTags(tags));
}

/** What axe finds wrong with the contrast of text. */
export function contrastFaults(page: Page): Promise<string[]> {
  return run(contrast(page));
}

/**
 * The faults of what is a page's own, all rules: menus are the same on all pages, and the many colored
 * words of samples have few colors; both are looked at on whole pages.
 */
export function ownFaults(page: Page): Promise<string[]> {
  return run(own(new AxeBuilder({page}).withTags(tags)));
}

/** The faults with the contrast of what is a page's own. */
export function ownContrastFaults(page: Page): Promise<string[]> {
  return run(own(contrast(page)));
}

const contrast = (page: Page) =>
  new AxeBuilder({page}).withRules(['color-contrast', 'link-in-text-block']);

const own = (builder: AxeBuilder) => builder.exclude('nav').exclude('pre code');
