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
  return run(new AxeBuilder({page}).withRules(['color-contrast', 'link-in-text-block']));
}
