import type {Locator, Page} from '@playwright/test';

import {expect, open, phone, test} from './support/test';

// A class that its own page names in an open sample, and one that some page has in its setup only.
const reference = '/mapper/reference/api/attributes';
const inSetUp = '/file/concepts#FileFactory';

/** Follows the first link to a sample below a class of the reference; returns the name that it leads to. */
async function followSample(page: Page, id: string): Promise<Locator> {
  await open(page, reference);
  const link = page.locator(`[id="${id}"] ~ dl dt:text-is("Samples") + dd a`).first();
  const [, target = ''] = (await link.getAttribute('href'))?.split('#') ?? [];
  await link.click();
  await page.waitForURL(`**/*#${target}`);
  return page.locator(`[id="${target}"]`);
}

/** Whether an element is below the navbar and above the end of the window. */
async function isInSight(name: Locator): Promise<boolean> {
  return name.evaluate((element) => {
    const {top, bottom} = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    return element.checkVisibility() && top >= navbar && bottom <= window.innerHeight;
  });
}

function groundOf(name: Locator): Promise<string> {
  return name.evaluate(
    (element) => getComputedStyle(element.closest('.line') ?? element).backgroundColor,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a link to a sample leads to its line, which is marked, ${colorScheme}`, async ({page}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, colorScheme);
    const name = await followSample(page, 'Mapper.Attribute.Map');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(name).toHaveText('Map');
    await expect.poll(() => isInSight(name)).toBe(true);
    const marker = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('background', 'var(--rk-marker-soft)');
      return getComputedStyle(probe).backgroundColor;
    });
    expect(await groundOf(name)).toBe(marker);
    await expect(name).toHaveCSS('outline-style', 'solid');
  });
}

test('the name is outlined with forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const name = await followSample(page, 'Mapper.Attribute.Map');
  await expect(name).toHaveCSS('outline-style', 'solid');
  await expect(name).toHaveCSS('outline-width', '1px');
});

test('a line in a setup is shown, and the setup can be closed', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, inSetUp);
  const name = page.locator('[id="FileFactory"]');
  const details = page.locator('[data-set-up] details');
  await expect(details).toHaveAttribute('open', '');
  await expect.poll(() => isInSight(name)).toBe(true);
  await details.locator('summary').click();
  await expect(name).toBeHidden();
});

test('a line in a closed tab is shown', async ({page}) => {
  await open(page, '/mapper/object/map');
  const name = page.locator('[id="Map"]');
  await name.evaluate((element) => {
    const tab = element.closest('figure');
    tab?.setAttribute('role', 'tabpanel');
    tab?.setAttribute('hidden', '');
  });
  await expect(name).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#Map';
  });
  await expect.poll(() => isInSight(name)).toBe(true);
});

const internalRow = 'Mapper.Transformer.Implementation.DateTimeTransformer';
const internal = `/mapper/reference/api/transformers#${internalRow}`;

test('a link to an internal class opens their list', async ({page}) => {
  await open(page, internal);
  const row = page.locator('details > ul > li:target');
  await expect.poll(() => isInSight(row)).toBe(true);
  await page.locator('summary', {hasText: 'Internal, may change without notice'}).click();
  await expect(row).toBeHidden();
});

test('so does one that is followed without a new load', async ({page}) => {
  await open(page, '/mapper/plain-php');
  await page.locator(`.theme-doc-markdown a[href="${internal}"]`).first().click();
  await page.waitForURL(`**${internal}`);
  const row = page.locator(`[id="${internalRow}"]`);
  await expect.poll(() => isInSight(row)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a line in a setup, and an internal class, are shown', async ({page}) => {
    for (const [address, selector] of [
      [inSetUp, '[id="FileFactory"]'],
      [internal, 'details > ul > li:target'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator(selector)).toBeInViewport();
    }
  });
});
