import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];

async function run(axe: AxeBuilder): Promise<string[]> {
  const {violations, passes} = await axe.analyze();
  if (violations.length + passes.length === 0) {
    throw new Error('axe looked at nothing.');
  }
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** What axe finds wrong on a page by WCAG 2.2 AA and by good practice. */
export function faults(page: Page): Promise<string[]> {
  return run(builder(page).withTags(tags));
}

/** The same without what colors are wrong. */
export function colorlessFaults(page: Page): Promise<string[]> {
  return run(colorless(builder(page)));
}

/** What axe finds wrong with the colors of text, on the whole page or in a part of it. */
export function contrastFaults(page: Page, part?: string): Promise<string[]> {
  const axe = builder(page).withRules(colorRules);
  return run(part === undefined ? axe : axe.include(part));
}

/**
 * The faults of what is a page's own, without those of colors: menus are the same on all pages, and colors
 * take most of the time and come from the same style sheets. Both are looked at on whole pages.
 */
export function ownFaults(page: Page): Promise<string[]> {
  return run(colorless(builder(page).exclude('nav').exclude('pre code')));
}

function colorless(axe: AxeBuilder): AxeBuilder {
  return axe.withTags(tags).disableRules(colorRules);
}

/** Only faults are told in full: to describe all that passed takes axe longer than to find it. */
function builder(page: Page): AxeBuilder {
  // No page has a frame: the blank page that axe opens for the results of frames is not needed.
  return new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
}
