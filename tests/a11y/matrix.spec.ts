import type {Page} from '@playwright/test';

import {builtRoutes} from '../e2e/support/builtSite';
import {sweep} from '../e2e/support/representatives';
import {desktop, expect, open, phone, test} from '../e2e/support/test';
import {colorlessFaults, contrastFaults, faults} from './faults';
import {darken, openName, openSearch, openWholeMenu} from './states';

// The whole matrix; npm test covers part of it (pages.spec.ts).
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 180_000});

const states: readonly {
  readonly name: string;
  readonly viewport: typeof desktop;
  /** Puts the page into the state; false if the page does not have that state. */
  readonly enter: (page: Page) => Promise<boolean>;
  /** The part that the state adds: all other colors are the same as on the page before. */
  readonly part?: string;
}[] = [
  {name: 'at 1280 px', viewport: desktop, enter: () => Promise.resolve(true)},
  {
    name: 'with the search open',
    viewport: desktop,
    enter: (page) => openSearch(page).then(yes),
    part: '[role=search]',
  },
  {name: 'with a name explained', viewport: desktop, enter: openName, part: '[role=dialog]'},
  {name: 'at 390 px', viewport: phone, enter: () => Promise.resolve(true)},
  {
    name: 'with the menu open',
    viewport: phone,
    enter: (page) => openWholeMenu(page).then(yes),
    part: '.navbar-sidebar',
  },
];

function yes(): boolean {
  return true;
}

for (const route of builtRoutes()) {
  test(`${route} in all states`, sweep, async ({page}, {annotations}) => {
    for (const {name, viewport, enter, part} of states) {
      await page.setViewportSize(viewport);
      await open(page, route);
      if (await enter(page)) {
        const light =
          part === undefined
            ? await faults(page)
            : [...(await colorlessFaults(page)), ...(await contrastFaults(page, {part}))];
        expect.soft(light, `${route} ${name}`).toEqual([]);
        await darken(page);
        expect.soft(await contrastFaults(page, {part}), `${route} ${name}, dark`).toEqual([]);
        annotations.push({type: 'state', description: name});
      }
    }
  });
}
