import type {Page} from '@playwright/test';

import {faults, faultsInBothModes} from '../a11y/faults';
import {
  desktop,
  expect,
  fixtureSite,
  open,
  phone,
  readClipboard,
  surplusWidth,
  test,
} from './support/test';

const address = `${fixtureSite}/types`;
const first = 'src/Post/Office.php';

const sample = (page: Page, title = first) => page.getByRole('group', {name: title});
const nameIn = (page: Page, text: string, title = first) => {
  const hasText = new RegExp(`^${text.replace(/[\\$]/g, String.raw`\$&`)}$`);
  return sample(page, title).locator('[data-n]', {hasText}).first();
};
const popover = (page: Page) => page.getByRole('dialog');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Moves the focus to the names of the first sample with the keyboard. */
async function enter(page: Page): Promise<void> {
  await sample(page).focus();
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeVisible();
}

async function expectInside(page: Page): Promise<void> {
  const box = await popover(page).boundingBox();
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
}

test.describe('with a mouse', () => {
  test.use({viewport: desktop});

  test('a name says against which release the samples of its page are checked', async ({page}) => {
    await open(page, '/mapper');
    await page.locator('pre [data-n]').first().hover();
    const checked = popover(page).getByRole('link', {name: /PHP samples? type-checked against/});
    await expect(checked).toContainText(/mapper \d+\.\d+\.\d+$/);
    await expect(checked).toHaveAttribute('href', '/use-from-your-tools#proof');
  });

  test('a name shows its class, signature, type and source, and nothing moves', async ({page}) => {
    await open(page, address);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await nameIn(page, 'send').hover();
    await expect(popover(page)).toContainText('method Acme\\Post\\Sender');
    await expect(popover(page)).toContainText("string $class = 'second',");
    await expect(popover(page)).toContainText('Type Acme\\Post\\Receipt<non-empty-string>');
    await expect(popover(page)).toContainText('Since 1.2');
    await expect(popover(page).locator('.token.call').first()).toHaveText('send');
    await expect(popover(page).getByRole('link', {name: 'Source at 1.4.0'})).toHaveAttribute(
      'href',
      'https://github.com/acme/post/blob/v1.4.0/src/Sender.php#L15',
    );
    expect(await height()).toBe(before);
    await expectInside(page);
  });

  test('the popover stays under the pointer, and closes when it leaves and on Escape', async ({
    page,
  }) => {
    await open(page, address);
    await nameIn(page, 'send').hover();
    await expect(popover(page)).toBeVisible();
    await popover(page).hover();
    // Longer than it takes to close.
    await page.waitForTimeout(500);
    await expect(popover(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(popover(page)).toHaveCount(0);

    await nameIn(page, '$receipt').hover();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
  });

  test('a name that the pointer only crosses does not open', async ({page}) => {
    await open(page, address);
    await sample(page).hover({position: {x: 600, y: 10}});
    await nameIn(page, '$receipt').hover();
    await page.mouse.move(2, 2);
    await page.waitForTimeout(500);
    await expect(popover(page)).toHaveCount(0);
  });

  test('it does not cover its line', async ({page}) => {
    await open(page, address);
    for (const name of ['Acme\\Post\\Sender', 'send', 'number']) {
      await nameIn(page, name).hover();
      await expect(popover(page)).toHaveAccessibleName(new RegExp(name.replace(/^.*\\/, '')));
      const line = await nameIn(page, name).boundingBox();
      const box = await popover(page).boundingBox();
      const below = (line?.y ?? 0) + (line?.height ?? 0) <= (box?.y ?? 0);
      const above = (box?.y ?? 0) + (box?.height ?? 0) <= (line?.y ?? 0);
      expect(below || above, name).toBe(true);
    }
  });

  test('names in a diff are explained, with deprecated and internal marked', async ({page}) => {
    await open(page, address);
    await nameIn(page, 'post', 'Sample in diff-php').hover();
    await expect(popover(page)).toContainText('Deprecated: use send()');
    await page.keyboard.press('Escape');
    await nameIn(page, 'number').hover();
    await expect(popover(page)).toContainText('Internal');
  });

  test('only the code is copied', async ({page}) => {
    await open(page, address);
    const figure = page.locator('figure', {has: sample(page)});
    await nameIn(page, 'send').click();
    await expect(popover(page)).toBeVisible();
    await figure.getByRole('button', {name: 'Copy'}).click();
    await expect(figure.getByText('Copied')).toBeVisible();
    expect(await readClipboard(page)).toBe(
      [
        '<?php\n\nuse Acme\\Post\\Sender;\n\n$sender = new Sender();',
        "$receipt = $sender->send($letter, 'first');\n\necho $receipt->number;",
      ].join('\n'),
    );
  });

  test('types are fetched on first use, once per page, and not for a sample without names', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sample-types/')) {
        requested.push(request.url());
      }
    });
    await open(page, address);
    await page.getByRole('figure', {name: 'none.php'}).hover();
    expect(requested).toEqual([]);
    await nameIn(page, 'send').hover();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await nameIn(page, 'post', 'Sample in diff-php').hover();
    await expect(popover(page)).toContainText('post');
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatch(/\/sample-types\/types\.[0-9a-f]{8}\.json$/);
  });

  test('a failed fetch is reported, and repeated', async ({page, complaints}) => {
    await page.route('**/sample-types/**', (route) => route.abort());
    await open(page, address);
    await nameIn(page, 'send').click();
    await expect(popover(page)).toContainText('The types did not load.');
    await popover(page).getByRole('button', {name: 'Close'}).click();
    await page.unroute('**/sample-types/**');
    await nameIn(page, 'send').click();
    await expect(popover(page)).toContainText('Acme\\Post\\Sender');
    // The browser itself reports the failed request.
    complaints.splice(0);
  });
});

test.describe('with the keyboard', () => {
  test.use({viewport: desktop});

  test('a sample is one tab stop, and its names are text', async ({page}) => {
    await open(page, address);
    await sample(page).focus();
    await expect(sample(page)).toHaveAccessibleDescription(/Enter shows types/);
    await expect(sample(page).locator('[tabindex], [role]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(sample(page, 'Sample in diff-php')).toBeFocused();
    await expect(popover(page)).toHaveCount(0);
  });

  test('Enter moves to the names, arrow keys between them, Escape back', async ({page}) => {
    await open(page, address);
    await enter(page);
    expect(await focused(page)).toBe('Acme\\Post\\Sender');
    await expect(page.getByRole('application', {name: first})).toBeVisible();
    const name = page.getByRole('button', {name: 'Acme\\Post\\Sender'});
    await expect(name).toHaveAccessibleDescription(/^class Acme\\Post Sender$/);
    for (const [key, text] of [
      ['ArrowRight', '$sender'],
      ['ArrowRight', 'Sender'],
      ['ArrowDown', '$receipt'],
      ['ArrowUp', '$sender'],
      ['ArrowLeft', 'Acme\\Post\\Sender'],
      ['ArrowLeft', 'Acme\\Post\\Sender'],
      ['End', 'number'],
      ['Home', 'Acme\\Post\\Sender'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), key).toBe(text);
    }
    await page.keyboard.press('Escape');
    await expect(sample(page)).toBeFocused();
    await expect(popover(page)).toHaveCount(0);
    await expect(sample(page).locator('[tabindex], [role]')).toHaveCount(0);
  });

  test('Enter on a name moves to its link, Escape from there to the sample', async ({page}) => {
    await open(page, address);
    await enter(page);
    await page.keyboard.press('Enter');
    await expect(popover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sample(page)).toBeFocused();
  });

  test('leaving with Tab closes the popover', async ({page}) => {
    await open(page, address);
    await enter(page);
    await page.keyboard.press('Tab');
    await expect(popover(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popover(page)).toHaveCount(0);
  });

  test('arrow keys scroll a wide sample before its names are entered', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, address);
    const wide = sample(page, 'wide.php');
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
    await expect(popover(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectInside(page);
    expect(await focused(page)).toBe('$sender');
  });

  test('the open popover has no violation, light and dark', async ({page}) => {
    await open(page, address);
    await enter(page);
    expect(await faultsInBothModes(page, '[role=dialog]')).toEqual([]);
  });

  test('the open popover is not printed', async ({page}) => {
    await open(page, address);
    await enter(page);
    await page.emulateMedia({media: 'print'});
    await expect(popover(page)).toBeHidden();
  });
});

for (const viewport of [phone, {width: 320, height: 640}, {width: 640, height: 360}]) {
  test.describe(`by touch at ${String(viewport.width)} px`, () => {
    test.use({viewport, hasTouch: true});

    test('a tap opens it inside the page, which is no wider; Close or a tap elsewhere closes it', async ({
      page,
    }) => {
      await open(page, address);
      await nameIn(page, 'send').tap();
      await expect(popover(page)).toContainText('Acme\\Post\\Sender');
      await expectInside(page);
      expect(await surplusWidth(page)).toBe(0);
      expect(await faults(page)).toEqual([]);
      await popover(page).getByRole('button', {name: 'Close'}).tap();
      await expect(popover(page)).toHaveCount(0);

      await nameIn(page, '$receipt').tap();
      await expect(popover(page)).toContainText('variable');
      await nameIn(page, 'send').tap();
      await expect(popover(page)).toContainText('method');
      await page.getByRole('heading', {level: 1}).tap();
      await expect(popover(page)).toHaveCount(0);
    });
  });
}
