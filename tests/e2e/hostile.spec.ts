import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {brokenEscapes, hostileInputs, hostileShare, otherInputs} from './hostileInputs';
import {ask, box, highlighted} from './searchTest';
import {sweep} from './support/representatives';
import {hydrated, savesData} from './support/test';
import {violationsOf, watchPage} from './support/watchPage';

const sizes = [
  {inputs: hostileShare, tag: {}},
  {inputs: otherInputs, tag: sweep},
] as const;

// Hundreds of inputs wait for each other, and Playwright's own intervals begin with a tenth of a second.
const often = {intervals: [10, 20, 50]};

/** Watches a page for any effect of an input. */
async function guard(page: Page, baseURL = ''): Promise<() => Promise<void>> {
  const {problems} = await watchPage(page, baseURL);
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => {
    expect(problems).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    const done = await page.evaluate(() => ({
      ran: 'pwned' in window || 'pwned' in {},
      added: document.querySelectorAll('[onerror], [onload], [onfocus], iframe, object, base')
        .length,
      host: location.host,
    }));
    expect(done).toEqual({ran: false, added: 0, host: new URL(baseURL).host});
  };
}

/** The number of answers that the search page shows: one, or none before the answer to its text has arrived. */
function countOutcomes(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({hasText: /result/i})
    .count();
}

// The word that is marked in every case shows that the page has read the address.
const marked = (parameter: string) => `/mapper?_highlight=mapper${parameter}`;

/** The places of an address that a text may be in. */
const places = [
  {
    name: 'words of a search',
    blank: '/search',
    address: (input: string) => `/search?${String(new URLSearchParams({q: input}))}`,
    countEffects: countOutcomes,
  },
  {
    name: 'marked words',
    blank: '/mapper',
    address: (input: string) => marked(`&${String(new URLSearchParams({_highlight: input}))}`),
    countEffects: highlighted,
  },
  {
    name: 'fragments',
    blank: '/mapper',
    address: (input: string, at: number) =>
      marked(`#${at % 2 === 0 ? encodeURI(String(new URLSearchParams([[input, '']]))) : input}`),
    countEffects: highlighted,
  },
] as const;

/** Opens an address inside the site, as a click on a link in the page would. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

test.beforeEach(async ({page}) => {
  await savesData(page);
  test.setTimeout(240_000);
  expect(new Set(hostileInputs).size).toBe(250);
  expect([hostileShare.length, otherInputs.length]).toEqual([50, 200]);
});

for (const {inputs, tag} of sizes) {
  test(
    `${String(inputs.length)} hostile inputs typed into the search box do nothing but search`,
    tag,
    async ({page, baseURL}) => {
      const untouched = await guard(page, baseURL);
      await page.goto('/mapper');
      await hydrated(page);
      await page.keyboard.press('/');
      await expect(box(page)).toBeEnabled();
      for (const input of inputs) {
        await ask(page, input);
        expect(await page.evaluate(() => 'pwned' in window), input).toBe(false);
      }
      await untouched();
      await box(page).fill('lazy loading');
      await expect(page.getByRole('option').first()).toBeVisible();
      console.log(`${String(inputs.length)} inputs in the box`);
    },
  );

  test(
    `${String(inputs.length)} hostile inputs typed on the search page do nothing but search`,
    tag,
    async ({page, baseURL}) => {
      const untouched = await guard(page, baseURL);
      await page.goto('/search');
      const field = page.getByRole('searchbox', {name: 'Search all pages'});
      await expect(field).toBeEnabled();
      for (const input of inputs) {
        await field.fill('');
        await expect.poll(() => countOutcomes(page), often).toBe(0);
        await field.fill(input);
        await expect.poll(() => countOutcomes(page), often).toBe(1);
        expect(await page.evaluate(() => 'pwned' in window), input).toBe(false);
      }
      await untouched();
      await field.fill('lazy loading');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results? on /, {
        timeout: 30_000,
      });
      console.log(`${String(inputs.length)} inputs on the search page`);
    },
  );

  for (const {name, blank, address, countEffects} of places) {
    test(
      `${String(inputs.length)} addresses with hostile ${name} do nothing`,
      tag,
      async ({page, baseURL}) => {
        const untouched = await guard(page, baseURL);
        await page.goto(blank);
        await hydrated(page);
        for (const [at, input] of inputs.entries()) {
          // What the address before has shown is gone, so that the next effect is that of this one.
          await follow(page, blank);
          await expect.poll(() => countEffects(page), often).toBe(0);
          // Every tenth is opened in a new document, the others inside the open page.
          if (at % 10 === 0) {
            await page.goto(address(input, at));
          } else {
            await follow(page, address(input, at));
          }
          await expect
            .poll(() => countEffects(page), {message: input, ...often})
            .toBeGreaterThan(0);
          if (at % 10 === 9) {
            await untouched();
          }
        }
        await untouched();
        await expect(page.locator('h1')).toHaveCount(1);
        console.log(`${String(inputs.length)} addresses with ${name}`);
      },
    );
  }
}

test('escapes that do not decode do nothing', async ({page, baseURL}) => {
  const untouched = await guard(page, baseURL);
  for (const broken of brokenEscapes) {
    // Each loads a new document, also the fragment: the address before it has a query.
    for (const address of [
      `/search?q=${broken}`,
      `/mapper?_highlight=${broken}`,
      `/mapper#${broken}`,
    ]) {
      await page.goto(address);
      await hydrated(page);
      await untouched();
    }
  }
  await expect(page.locator('h1')).toHaveText('mapper');
});

test('the guard detects a script that runs and an element that is added', async ({
  page,
  baseURL,
}) => {
  const untouched = await guard(page, baseURL);
  await page.goto('/mapper');
  await page.evaluate(() => {
    Object.assign(window, {pwned: 1});
  });
  await expect(untouched()).rejects.toThrow('ran');
  await page.goto('/mapper');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.pwned = 1">');
  });
  await expect.poll(async () => (await violationsOf(page)).length).toBeGreaterThan(0);
  await expect(untouched()).rejects.toThrow();
});
