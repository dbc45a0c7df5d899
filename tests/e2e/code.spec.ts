import {languages} from '../../features/samples/highlight/highlight';
import {expect, fixtureSite, open, readClipboard, test} from './support/test';

test('every language is highlighted with classes, without a style attribute', async ({page}) => {
  await open(page, `${fixtureSite}/languages`);
  for (const language of languages) {
    const block = page.locator(`code.language-${language}`).first();
    expect(await block.locator('.token').count(), language).toBeGreaterThan(1);
    const colors = await block
      .locator('.token')
      .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
    expect(new Set(colors).size, language).toBeGreaterThan(1);
  }
  await expect(page.locator('pre [style]')).toHaveCount(0);
});

test('a diff marks lines as added or removed, for the eye and for screen readers', async ({
  page,
}) => {
  await open(page, `${fixtureSite}/languages`);
  const block = page.locator('code.language-diff-php');
  await expect(block.locator('.line.added')).toContainText('Added: ');
  await expect(block.locator('.line.removed')).toContainText('Removed: ');
  await expect(block.locator('.line.added .token').first()).toBeAttached();
});

test('Copy copies the code without removed lines and markers', async ({page}) => {
  await open(page, `${fixtureSite}/languages`);
  const figure = page.locator('figure', {has: page.locator('code.language-diff-php')});
  await figure.getByRole('button', {name: 'Copy'}).click();
  await expect(figure.getByText('Copied')).toBeVisible();
  expect(await readClipboard(page)).toBe('final class Parcel\n    public string $new = "x";');
});

test('a selected tab applies to all tabs of its group and survives a reload', async ({page}) => {
  await open(page, `${fixtureSite}/tabs`);
  await page.getByRole('tab', {name: 'YAML'}).first().click();
  await expect(page.getByText('second: /second')).toBeVisible();
  await page.reload();
  await expect(page.getByText('first: /first')).toBeVisible();
  await expect(page.getByRole('tab', {name: 'YAML', selected: true})).toHaveCount(2);
});

test('tabs are chosen with the arrow keys', async ({page}) => {
  await open(page, `${fixtureSite}/tabs`);
  await page.getByRole('tab', {name: 'PHP attributes'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('first: /first')).toBeVisible();
});

test('a long line can be wrapped', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${fixtureSite}/tabs`);
  const figure = page.locator('figure', {hasText: 'A long line'});
  const scrolls = () => figure.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await scrolls()).toBe(true);
  await figure.getByRole('button', {name: 'Wrap'}).click();
  expect(await scrolls()).toBe(false);
  await figure.getByRole('button', {name: 'Wrap', pressed: true}).click();
  expect(await scrolls()).toBe(true);
});
