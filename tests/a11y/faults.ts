import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {setColorMode} from './states';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];

async function run(axe: AxeBuilder, mayBeEmpty = false): Promise<string[]> {
  const {violations, passes} = await axe.analyze();
  if (!mayBeEmpty && violations.length + passes.length === 0) {
    throw new Error('axe looked at nothing.');
  }
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** What axe finds wrong on a page by WCAG 2.2 AA and by good practice. */
export async function faults(page: Page): Promise<string[]> {
  return [...(await colorlessFaults(page)), ...(await contrastFaults(page))];
}

/** The same without color contrast. */
export async function colorlessFaults(page: Page): Promise<string[]> {
  return run(colorless(await builder(page)));
}

/** The elements seen so far, by their path: its number, and how many there were. */
export type SeenElements = Record<string, [number: number, count: number]>;

/**
 * What axe finds wrong with the colors of text, on the whole page or in a part of it. Contrast takes axe most of
 * its time, so of elements that style sheets cannot distinguish it looks at the first two: of the page, or of all pages
 * that share `seen`, which must be in one color mode.
 */
export async function contrastFaults(
  page: Page,
  {part, seen = {}}: {readonly part?: string | undefined; readonly seen?: SeenElements} = {},
): Promise<string[]> {
  const isFirst = Object.keys(seen).length === 0;
  Object.assign(seen, await page.evaluate(markRepeated, seen));
  const axe = (await builder(page)).withRules(colorRules).exclude('[data-repeated]');
  return run(part === undefined ? axe : axe.include(part), !isFirst);
}

/** What axe finds wrong on a page, with the colors of one part of it in both modes; tests/a11y/pages.spec.ts has the rest. */
export async function faultsInBothModes(page: Page, part: string): Promise<string[]> {
  const found = await colorlessFaults(page);
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    found.push(...(await contrastFaults(page, {part})).map((fault) => `${mode}: ${fault}`));
  }
  return found;
}

/**
 * Marks each element that has come twice before, with all that is in it: the same names, classes and attributes in
 * the same ancestors. Two, because rows of a table may alternate. Returns the elements before and these. Runs in the page.
 */
function markRepeated(seen: SeenElements): SeenElements {
  let known = Object.keys(seen).length;
  const markBelow = (element: Element, parent: number): boolean => {
    const state = element.getAttribute('aria-current') ?? '';
    const ofPage = element === document.body ? document.documentElement.classList : [];
    const classes = [...element.classList, ...ofPage];
    const names = [element.localName, ...classes, ...element.getAttributeNames(), state]
      // The class for a single page, which no style sheet uses, and the marks of the check before.
      .filter((name) => !name.startsWith('docs-doc-id-') && name !== 'data-repeated')
      .sort();
    const own = (seen[`${String(parent)} ${names.join(' ')}`] ??= [(known += 1), 0]);
    const isThird = own[1] >= 2;
    own[1] += 1;
    const inside = [...element.children].map((child) => markBelow(child, own[0]));
    const isRepeated = isThird && inside.every(Boolean);
    element.toggleAttribute('data-repeated', isRepeated);
    return isRepeated;
  };
  markBelow(document.body, 0);
  return seen;
}

/**
 * The violations in a page's own content, without color contrast: menus are the same on all pages, and
 * contrast takes most of the time and comes from shared style sheets.
 */
export async function ownFaults(page: Page): Promise<string[]> {
  return run(colorless((await builder(page)).exclude('nav').exclude('pre code')));
}

function colorless(axe: AxeBuilder): AxeBuilder {
  return axe.withTags(tags).disableRules(colorRules);
}

/**
 * Only violations are reported in full: describing what passed takes axe longer than finding it. AxeBuilder evaluates
 * the half megabyte of axe twice for each check, which is not needed if an earlier check of the page has done it.
 */
async function builder(page: Page): Promise<AxeBuilder> {
  // The colors of a transition belong to neither color mode.
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({finished}) => finished));
  });
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({page, ...(isLoaded && {axeSource: 'void 0'})});
  // No page has a frame, so the blank page that axe opens to collect results from frames is not needed.
  return axe.setLegacyMode().options({resultTypes: ['violations']});
}
