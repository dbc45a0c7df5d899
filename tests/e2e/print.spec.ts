import type {Page} from '@playwright/test';

import {desktop, expect, open, test} from './support/test';

test('printing shows only the text of a page, dark on light', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/mapper');
  await page.locator('html').evaluate((html) => {
    html.dataset.theme = 'dark';
  });
  const chrome = page.locator(
    '.navbar, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .footer, .pagination-nav, .breadcrumbs',
  );
  expect(await chrome.count()).toBeGreaterThanOrEqual(4);
  await page.emulateMedia({media: 'print'});
  for (const part of await chrome.all()) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const colors = await page.locator('body').evaluate((body) => {
    const sum = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
    const heading = body.querySelector('h1') ?? body;
    return {
      text: sum(getComputedStyle(heading).color),
      ground: sum(getComputedStyle(document.documentElement).backgroundColor),
    };
  });
  expect(colors.text).toBeLessThan(200);
  expect(colors.ground).toBeGreaterThan(700);
  // The code block shows no button.
  for (const button of await page.locator('main button').all()) {
    await expect(button).toBeHidden();
  }
});

/** The controls with a transition or animation longer than a millisecond. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(
        ...times.split(',').map((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000)),
      );
    const all = [...document.querySelectorAll('body *')];
    return all
      .filter((element) => {
        const {transitionDuration, animationDuration, animationName} = getComputedStyle(element);
        return (
          longest(transitionDuration) > 1 ||
          (animationName !== 'none' && longest(animationDuration) > 1)
        );
      })
      .map(({tagName, className}) => `${tagName} ${className}`);
  });
}

test('nothing moves under reduced motion', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/mapper');
  expect(await moving(page)).not.toEqual([]);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect([...new Set(await moving(page))]).toEqual([]);
});

test('forced colors keep the current page and the focus visible', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/mapper');
  // The focus ring of an input is on the frame around it.
  const rings = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) =>
        [element, element.parentElement ?? element].some((part) => {
          const {outlineStyle, outlineWidth} = getComputedStyle(part);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
        }),
      );
  expect(await rings('.menu__link[aria-current="page"]')).toBe(true);
  expect(await rings('.menu__link:not([aria-current])')).toBe(false);
  for (let press = 1; press <= 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await rings(':focus'), `after ${String(press)} times Tab`).toBe(true);
  }
});
