import type {Locator, Page} from '@playwright/test';

import {contrastFaults, faultsInBothModes} from '../a11y/faults';
import {gzipSize} from './support/builtSite';
import {desktop, expect, open, phone, readClipboard, surplusWidth, test} from './support/test';
import {figures, lines} from './support/variedFigures';

const address = '/mapper/context';
const varied = 'figure:has([data-texts])';
const choice = (figure: Locator, name: string) =>
  figure.getByRole('group', {name: 'readTargetValue'}).getByRole('radio', {name, exact: true});

test.use({viewport: desktop, contextOptions: {reducedMotion: 'reduce'}});

test('the arrow keys choose, the change is marked and announced, the address keeps it', async ({
  page,
}) => {
  await open(page, address);
  const figure = figures(page).first();
  const radio = (name: string) => choice(figure, name);
  await radio('true').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('false')).toBeFocused();
  await expect(figure.getByRole('status')).toHaveText('2 of 3 lines changed.');
  await expect(lines(figure).first()).toHaveText('bool(false)');
  await expect(figure.locator('.line.marked')).toHaveCount(2);
  // The sample above shows the same value, its line marked.
  const sample = page.locator('figure', {hasText: '$mine = new DepotView();'}).first();
  await expect(sample.locator('.line.marked')).toContainText('readTargetValue: false');
  expect(page.url()).toContain('/mapper/context?readTargetValue=false');

  const before = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(radio('true')).toBeChecked();
  await expect(lines(figure).first()).toHaveText('bool(true)');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(lines(figure).first()).toHaveText('bool(false)');
});

test('an address opens with its values', async ({page}) => {
  await open(page, `${address}?readTargetValue=false#read-target-value`);
  const figure = figures(page).first();
  await figure.scrollIntoViewIfNeeded();
  await expect(choice(figure, 'false')).toBeChecked();
  await expect(lines(figure).first()).toHaveText('bool(false)');
});

/** The paths that the page has requested so far. */
function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

const isText = (path: string) => path.startsWith('/sample-outputs/');

test('script and texts come with the first choice where the reader saves data, and are small', async ({
  page,
}) => {
  const requested = watchRequests(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  expect(requested.filter(isText)).toEqual([]);
  await choice(figures(page).first(), 'false').check();
  await expect.poll(() => requested.filter(isText)).toHaveLength(1);
  const scripts = requested.filter((path) => /samples_ui_(?:Variation|Fold)/.test(path));
  expect(scripts.length).toBeGreaterThan(0);
  // With the styles and what the script of all pages has of it, that is under 4 kB.
  expect(scripts.reduce((sum, path) => sum + gzipSize(path), 0)).toBeLessThan(2500);
});

test.describe('where the reader does not save data', () => {
  test.use({savesData: false});

  test('all outputs are on paper before a figure was seen, under their values', async ({page}) => {
    const requested = watchRequests(page);
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, `${address}?readTargetValue=false`);
    await expect.poll(() => requested.filter(isText)).toHaveLength(1);
    const figure = figures(page).first();
    await expect(lines(figure).first()).toHaveText('bool(false)');
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(figure.locator('pre')).toHaveCount(4);
    await expect(figure.locator('label').filter({visible: true})).toHaveText(['false', 'false']);
    await expect(figure.getByText('With lazyLoading true, readTargetValue false')).toBeVisible();
  });
});

test('it has no fault, light, dark and in forced colors', async ({page}) => {
  test.slow();
  await open(page, `${address}?readTargetValue=false`);
  const figure = figures(page).first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.line.marked')).toHaveCount(2);
  const ground = (line: Locator) => line.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground(lines(figure).nth(0))).not.toBe(await ground(lines(figure).nth(2)));
  expect.soft(await faultsInBothModes(page, varied)).toEqual([]);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await ground(lines(figure).nth(0))).not.toBe(await ground(lines(figure).nth(2)));
  expect(await contrastFaults(page, {part: '.line.marked'})).toEqual([]);
});

test('each value can be tapped on a phone, and nothing is wider than the page', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, address);
  for (const label of await figures(page).first().locator('label').all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await surplusWidth(page)).toBe(0);
});

test('paper has the outputs of all combinations and no buttons', async ({page}) => {
  await open(page, address);
  const figure = figures(page).first();
  await choice(figure, 'false').check();
  await expect(lines(figure).first()).toHaveText('bool(false)');
  await page.emulateMedia({media: 'print'});
  // A busy machine may not listen to the event yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const last = figure.getByText('With lazyLoading true, readTargetValue false');
    await expect(last).toBeVisible({timeout: 2000});
  }).toPass();
  await expect(figure.locator('pre')).toHaveCount(4);
  await expect(figure.getByRole('radio')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(figure.locator('pre')).toHaveCount(1);
});

for (const [what, files] of [
  ['texts', '**/sample-outputs/**'],
  ['script', '**/*samples_ui_Variation*'],
] as const) {
  test(`without the ${what} it says so, and the next choice tries again`, async ({
    page,
    complaints,
  }) => {
    await page.route(files, (route) => route.abort());
    await open(page, address);
    const figure = figures(page).first();
    await choice(figure, 'false').check();
    await expect(figure.getByRole('status')).toContainText(
      'Not loaded: this is the output with lazyLoading false, readTargetValue true.',
    );
    await expect(lines(figure).first()).toHaveText('bool(true)');
    await page.unroute(files);
    await choice(figure, 'true').check();
    await choice(figure, 'false').check();
    await expect(lines(figure).first()).toHaveText('bool(false)');
    complaints.length = 0;
  });
}

test('removed lines leave a line that says so, which is not copied', async ({page}) => {
  await open(page, '/doctrine-advanced-group-by/intro');
  const figure = figures(page).first();
  await figure.getByRole('radio', {name: 'no subtotals', exact: true}).check();
  await expect(figure.getByRole('status')).toHaveText(/lines removed\.$/);
  await expect(figure.locator('.line.removed').first()).toBeVisible();
  await figure.getByRole('button', {name: 'Copy'}).click();
  const copied = await readClipboard(page);
  expect(copied.split('\n')).toHaveLength(await lines(figure).count());
  expect(await faultsInBothModes(page, varied)).toEqual([]);
});

test.describe('an output that is a table', () => {
  const tables = '/pivot-table/usage';
  const radio = (figure: Locator, name: string) => figure.getByRole('radio', {name, exact: true});

  test('is replaced, its new cells are marked, and its headers name them', async ({page}) => {
    test.slow();
    await open(page, tables);
    const figure = figures(page).first();
    await radio(figure, 'wing and month').check();
    await expect(figure.getByRole('status')).toHaveText('7 of 20 cells are new.');
    await expect(figure.getByRole('rowheader', {name: 'All wings'})).toHaveAttribute(
      'scope',
      'row',
    );
    await expect(figure.locator('mark')).toHaveText([
      'All months',
      '3955',
      '1325',
      'All wings',
      '2460',
      '2820',
      '5280',
    ]);
    // A value that only moved is not new.
    await radio(figure, 'month by wing').check();
    await expect(figure.locator('td mark')).toHaveCount(0);
    expect(page.url()).toContain('?subtotals=wing+and+month&layout=month+by+wing');
    expect(await faultsInBothModes(page, varied)).toEqual([]);
  });

  test('scrolls in its own box on a phone, by the keyboard', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, tables);
    const figure = figures(page).first();
    await radio(figure, 'visits and revenue').check();
    await radio(figure, 'wing and month').check();
    const box = figure.getByRole('group', {name: 'Table: Wing, Month'});
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
    expect(await surplusWidth(page)).toBe(0);
  });

  test('is on paper with every combination', async ({page}) => {
    await open(page, tables);
    const figure = figures(page).first();
    await radio(figure, 'month').check();
    await expect(figure.getByRole('status')).toHaveText(/^\d+ of \d+ cells are new/);
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(figure.getByRole('table')).toHaveCount(24);
    await expect(figure.locator('pre').filter({visible: true})).toHaveCount(0);
  });
});

// Not the line "Output printed by", which also opens.
const folded = (page: Page) => page.locator('figure:has(> details)').first();
const fold = (figure: Locator) => figure.locator('> details > summary');

test.describe('an output that is longer than a screen', () => {
  const long = '/gotenberg-pdf-bundle/templates';

  test('is folded, opens by the keyboard, and is copied whole', async ({page}) => {
    await open(page, long);
    const figure = folded(page);
    const all = await lines(figure).count();
    expect(all).toBeGreaterThan(30);
    await expect(lines(figure).filter({visible: true})).toHaveCount(20);
    await figure.getByRole('button', {name: 'Copy'}).click();
    const copied = await readClipboard(page);
    expect(copied.split('\n')).toHaveLength(all);
    await fold(figure).focus();
    await page.keyboard.press('Enter');
    await expect(lines(figure).filter({visible: true})).toHaveCount(all);
    expect(await faultsInBothModes(page, 'figure:has(> details)')).toEqual([]);
  });

  test('is whole on paper', async ({page}) => {
    await open(page, long);
    await page.emulateMedia({media: 'print'});
    const all = await lines(folded(page)).count();
    await expect(lines(folded(page)).filter({visible: true})).toHaveCount(all);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the first combination is there, without buttons that do nothing', async ({page}) => {
    await page.goto(address);
    const figure = figures(page).first();
    await expect(lines(figure).first()).toHaveText('bool(true)');
    await expect(figure.getByRole('radio')).toHaveCount(0);
  });

  test('the first table is there', async ({page}) => {
    await page.goto('/pivot-table/usage');
    const figure = figures(page).first();
    await expect(figure.getByRole('cell')).toHaveText(['1840', '2115', '620', '705']);
    await expect(figure.getByRole('radio')).toHaveCount(0);
  });

  test('a fold opens', async ({page}) => {
    await page.goto('/gotenberg-pdf-bundle/templates');
    const figure = folded(page);
    await fold(figure).click();
    expect(await lines(figure).filter({visible: true}).count()).toBeGreaterThan(30);
  });
});
