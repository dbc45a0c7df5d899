import type {Page} from '@playwright/test';

import {builtRoutes} from '../e2e/support/builtSite';
import {desktop, expect, open, phone, test} from '../e2e/support/test';
import {contrastFaults, faults} from './faults';
import {darken, openName, openSearch, openWholeMenu} from './states';

// The whole matrix: `npm run measure -- accessibility` runs it, npm test looks at a share (pages.spec.ts).
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 180_000});

const states: readonly {
  readonly name: string;
  readonly viewport: typeof desktop;
  /** Brings the page into the state; false when it has none. */
  readonly enter: (page: Page) => Promise<boolean>;
}[] = [
  {name: 'at 1280 px', viewport: desktop, enter: () => Promise.resolve(true)},
  {name: 'with the search open', viewport: desktop, enter: (page) => openSearch(page).then(yes)},
  {name: 'with a name explained', viewport: desktop, enter: openName},
  {name: 'at 390 px', viewport: phone, enter: () => Promise.resolve(true)},
  {name: 'with the menu open', viewport: phone, enter: (page) => openWholeMenu(page).then(yes)},
];

function yes(): boolean {
  return true;
}

for (const route of builtRoutes()) {
  test(`${route} in all states`, async ({page}, {annotations}) => {
    for (const {name, viewport, enter} of states) {
      await page.setViewportSize(viewport);
      await open(page, route);
      if (await enter(page)) {
        expect.soft(await faults(page), `${route} ${name}`).toEqual([]);
        await darken(page);
        expect.soft(await contrastFaults(page), `${route} ${name}, dark`).toEqual([]);
        annotations.push({type: 'state', description: name});
      }
    }
  });
}
