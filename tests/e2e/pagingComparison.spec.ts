import {contrastFaults, ownFaults} from '../a11y/faults';
import {darken} from '../a11y/states';
import {desktop, expect, open, test} from './support/test';

const address = '/rekapager/intro';

// Nothing fades while its color is measured.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a row is repeated by offset and not by keyset, using the keyboard alone', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, address);
  const figure = page.getByRole('figure').filter({hasText: 'By keyset'});
  const news = figure.getByRole('status');
  await figure.getByRole('button', {name: 'Start again'}).press('Enter');
  await expect(news).toHaveText('Both sides show page 1.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Row 13 added at the top.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(news).toHaveText(
    'By offset, page 2: seen twice: 9. By keyset, page 2: nothing seen twice, nothing left out.',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Restore row 9'})).toBeFocused();

  expect(await ownFaults(page)).toEqual([]);
  await darken(page);
  expect(await contrastFaults(page)).toEqual([]);
});

test('the figure fits a phone and its controls are large enough', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, address);
  const figure = page.getByRole('figure').filter({hasText: 'By keyset'});
  await expect(figure.getByRole('table')).toHaveCount(2);
  const wide = await figure.evaluate((box) =>
    [box, ...box.querySelectorAll('*')].some(({scrollWidth, clientWidth}) => {
      return clientWidth > 0 && scrollWidth > clientWidth;
    }),
  );
  expect(wide).toBe(false);
  for (const button of await figure.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the figure shows one case and has no inactive button', async ({page}) => {
    await page.goto(address);
    await expect(page.getByText('Row 13 was added while page 1 was open.')).toBeVisible();
    await expect(page.getByRole('cell', {name: '9 again'})).toBeVisible();
    await expect(page.getByRole('button', {name: /row|Next page/})).toHaveCount(0);
  });
});
