import type {Page} from '@playwright/test';

import {faultsInBothModes} from '../a11y/faults';
import {desktop, expect, open, test} from './support/test';

const address = '/domain-event/outbox-guarantees';
const figure = (page: Page) => page.locator('figure', {has: page.getByRole('table')});
const points = (page: Page) => figure(page).locator('tbody');
const number = 11;

test.use({viewport: desktop, contextOptions: {reducedMotion: 'reduce'}});

test('the keyboard selects a point, and the outcome is announced', async ({page}) => {
  await open(page, address);
  const group = figure(page).getByRole('group', {name: 'Where the process dies'});
  await expect(group.getByRole('radio')).toHaveCount(number);
  await group.getByRole('radio', {checked: true}).focus();
  const status = figure(page).getByRole('status');
  await expect(status).toContainText('Post-flush listener: lost.');

  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(group.getByRole('radio', {name: 'before its commit'})).toBeFocused();
  await expect(status).toContainText('with the outbox: delivered twice.');
  await expect(points(page).filter({visible: true})).toHaveCount(1);
  await expect(points(page).filter({visible: true})).toContainText('its row still in the table');
});

test('it has no fault, light and dark', async ({page}) => {
  await open(page, address);
  await figure(page).getByRole('radio', {name: 'In flush(), before the commit'}).check();
  expect(await faultsInBothModes(page, 'figure:has(table)')).toEqual([]);
});

test('it fits 320 px, and each option can be tapped', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, address);
  for (const label of await figure(page).locator('label').all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const box = await figure(page).getByRole('table').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
});

test('printing shows all points and no controls', async ({page}) => {
  await open(page, address);
  await page.emulateMedia({media: 'print'});
  await expect(points(page).filter({visible: true})).toHaveCount(number);
  await expect(figure(page).getByRole('radio')).toHaveCount(0);
  await expect(figure(page).getByRole('status')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all points are described, and there are no inactive controls', async ({page}) => {
    await page.goto(address);
    await expect(points(page).filter({visible: true})).toHaveCount(number);
    await expect(figure(page).getByRole('cell')).toHaveCount(3 * number);
    await expect(figure(page).getByRole('radio')).toHaveCount(0);
  });
});
