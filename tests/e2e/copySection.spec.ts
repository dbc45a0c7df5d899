import type {Page} from '@playwright/test';

import {faultsInBothModes} from '../a11y/faults';
import {desktop, expect, fixtureSite, open, phone, readClipboard, test} from './support/test';

const address = '/mapper/object/map';
const name = 'Copy section as Markdown';

/** Where a section of the page begins and the next one of its level. */
const heading = (page: Page, text: string) =>
  page.locator('.theme-doc-markdown').getByRole('heading', {name: text, exact: true});
const button = (page: Page) => page.getByRole('button', {name});

/** Whether the button is drawn; Playwright also calls an element visible that is transparent. */
async function expectOpacity(page: Page, opacity: '0' | '1'): Promise<void> {
  await expect(button(page).locator('..')).toHaveCSS('opacity', opacity);
}

test.use({viewport: desktop});

test('the section under the mouse is copied, and no other one', async ({page, request}) => {
  await open(page, address);
  await expect(button(page)).toHaveCount(0);
  await heading(page, 'Rename a property').hover();
  await expectOpacity(page, '1');
  await button(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toMatch(/^## Rename a property\n\n/);
  expect(text.match(/^## /gm)).toHaveLength(1);
  expect(await (await request.get(`${address}.md`)).text()).toContain(text);
});

test('the button follows the mouse and goes with it, or by Escape', async ({page}) => {
  await open(page, address);
  const headings = page.locator('.theme-doc-markdown h2');
  await headings.nth(0).hover();
  await expect(headings.nth(0).locator('+ div')).toContainText('Copy section');
  await headings.nth(1).hover();
  await expect(headings.nth(1).locator('+ div')).toContainText('Copy section');
  await expect(button(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveCount(0);
  await headings.nth(0).hover();
  await expect(button(page)).toHaveCount(1);
  await page.getByRole('heading', {level: 1}).hover();
  await expect(button(page)).toHaveCount(0);
});

test('the keyboard reaches it from the heading that a link leads to', async ({page}) => {
  await open(page, address);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Rename a property'}).press('Enter');
  await expect(page).toHaveURL(/#rename$/);
  await expect(button(page)).toHaveCount(1);
  await expectOpacity(page, '0');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expectOpacity(page, '1');
  // The pointer does not take it away.
  await page.locator('.theme-doc-markdown h2').nth(1).hover();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Copied'})).toBeFocused();
  expect(await readClipboard(page)).toMatch(/^## Rename a property\n/);
});

test('Tab alone shows it at the section with the focus, and Shift+Tab leads to it', async ({
  page,
}) => {
  await open(page, address);
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await button(page).count()).toBe(1);
  }).toPass({intervals: [50]});
  await expectOpacity(page, '1');
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused({timeout: 50});
  }).toPass({intervals: [0]});
  const title = page.locator('.theme-doc-markdown :is(h2, h3):has(+ :focus-within)');
  const text = (await title.innerText()).trim();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Copied'})).toBeFocused();
  expect((await readClipboard(page)).split('\n')[0]?.replace(/^#+ /, '')).toBe(
    text.replace('\u200b', ''),
  );
});

test('it is there for an address with a hash, and does not change the heading', async ({page}) => {
  await open(page, `${address}#rename`);
  await expect(button(page)).toHaveCount(1);
  await expect(heading(page, 'Rename a property')).toHaveAccessibleName('Rename a property');
  const parts = page.locator('.theme-doc-markdown > :is(h2, h3)');
  const tops = () =>
    parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
  const before = await tops();
  for (const part of await parts.all()) {
    await part.hover({noWaitAfter: true});
    const shift = (await tops()).map((top, index) => top - (before[index] ?? 0));
    // Only the scrolling of the page, which is the same for all.
    expect(new Set(shift).size).toBe(1);
  }
});

test('a section that does not load is reported', async ({page, complaints}) => {
  await open(page, address);
  await page.route(`**${address}.md`, (route) => route.abort());
  await heading(page, 'Rename a property').hover();
  await button(page).click();
  await expect(page.getByRole('button', {name: /^Not copied/})).toBeVisible();
  expect(complaints.splice(0).join()).toContain('ERR_FAILED');
});

test('a class of the API reference is a section', async ({page}) => {
  await open(page, '/mapper/reference/api/attributes');
  await page.locator('h2[id="Mapper.Attribute.Map"]').hover();
  await button(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toMatch(/^## .*Map/);
  expect(text.match(/^## /gm)).toHaveLength(1);
});

test('a page without Markdown and a heading outside of the text have none', async ({page}) => {
  await open(page, '/search?q=lazy');
  await page.getByRole('heading', {level: 1}).hover();
  await expect(button(page)).toHaveCount(0);
  await open(page, `${fixtureSite}/tabs`);
  await page.getByRole('heading', {level: 1}).hover();
  await expect(button(page)).toHaveCount(0);
});

for (const viewport of [desktop, phone]) {
  test(`it has no fault at ${String(viewport.width)} px, in both modes, inside the page`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(viewport);
    await open(page, address);
    for (const one of await page.locator('.theme-doc-markdown :is(h2, h3)').all()) {
      await one.hover();
      await expect(button(page)).toHaveCount(1);
      const box = await button(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    }
    expect(await faultsInBothModes(page, '.theme-doc-markdown :is(h2, h3) + div')).toEqual([]);
  });
}

test('it has a border in forced colors and no motion where that is reduced', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, address);
  await heading(page, 'Rename a property').hover();
  await expect(button(page)).toHaveCSS('border-top-style', 'solid');
  await expect(button(page).locator('..')).toHaveCSS('transition-duration', '0s');
});

test.describe('a touch', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('of a heading shows it, one elsewhere hides it', async ({page}) => {
    await open(page, address);
    const one = heading(page, 'Rename a property');
    await expect(one.locator('.hash-link')).toHaveCSS('opacity', '1');
    await one.tap();
    await expectOpacity(page, '1');
    const box = await button(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button(page).tap();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(page)).toMatch(/^## Rename a property\n/);
    await page.getByRole('heading', {level: 1}).tap();
    await expect(page.getByRole('button', {name: /Copied|Copy section/})).toHaveCount(0);
  });
});
