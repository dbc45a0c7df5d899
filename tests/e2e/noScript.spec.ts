import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {builtPage, builtRoutes} from './support/builtSite';
import {parts, representativesOf, sweep} from './support/representatives';
import {linksOf} from '../site/reach';
import {pageOf} from '../site/site';
import {desktop, phone, surplusWidth} from './support/test';

test.use({javaScriptEnabled: false});

/** The paths of internal pages whose links are visible. */
async function shownLinks(page: Page): Promise<string[]> {
  // What a reader opens without a script.
  await page.locator('details').evaluateAll((all) => {
    all.forEach((details) => {
      details.setAttribute('open', '');
    });
  });
  return await page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
      .filter((link) => link.host === location.host && link.checkVisibility())
      .map((link) => link.pathname)
      .filter((target) => !/\.\w+$/.test(target)),
  );
}

// tests/site/reach.test.ts: the links of the HTML lead to every page.
for (const part of parts) {
  test(`representative pages show every link of their HTML on both screens, part ${String(part + 1)}`, async ({
    page,
  }) => {
    const own = representativesOf(part);
    expect(own.length).toBeGreaterThan(0);
    for (const route of own) {
      const links = linksOf({...pageOf(builtPage(route)), route});
      await page.goto(route, {waitUntil: 'commit'});
      await page.locator('.footer').waitFor({state: 'attached'});
      // Without a script, only media queries depend on the width, so the page need not load again.
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const shown = new Set(await shownLinks(page));
        expect(shown.size, route).toBeGreaterThan(3);
        const hidden = links.filter((target) => !/\.\w+$/.test(target) && !shown.has(target));
        expect.soft([...new Set(hidden)], `${route} at ${viewport.width} px`).toEqual([]);
      }
    }
  });
}

for (const viewport of [desktop, phone]) {
  test.describe(`without JavaScript at ${viewport.width} px`, () => {
    test.use({viewport});

    test('visible links lead from the home page to every page', sweep, async ({page}) => {
      test.setTimeout(240_000);
      const routes = builtRoutes().sort();
      const reached = new Set(['/']);
      let visits = 0;
      // Iterating a set includes entries that are added meanwhile.
      for (const route of reached) {
        if (reached.size === routes.length) {
          break;
        }
        await page.goto(route, {waitUntil: 'commit'});
        await page.locator('.footer').waitFor({state: 'attached'});
        (await shownLinks(page)).forEach((target) => reached.add(target));
        visits += 1;
      }
      expect([...reached].sort()).toEqual(routes);
      console.log(`${String(reached.size)} pages reached by ${String(visits)} visits`);
    });

    test('a page shows its headings, samples and lists, and no button', async ({page}) => {
      await page.goto('/mapper');
      await expect(page.locator('button:visible, input:visible')).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Search needs JavaScript'})).toBeVisible();
      await expect(page.locator('main pre').first()).toBeVisible();
      await expect(page.locator('main pre').first()).toContainText('composer require');
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(contents).toBeVisible();
      expect(await contents.getByRole('link').count()).toBeGreaterThan(2);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      expect(await surplusWidth(page)).toBe(0);
    });

    test('a diagram is drawn', async ({page}) => {
      await page.goto('/mapper/intro');
      await expect(page.locator('main figure svg[aria-labelledby]:visible')).toHaveCount(1);
    });

    test('the search page explains what it needs and links to the list of pages', async ({
      page,
    }) => {
      await page.goto('/search?q=mapper');
      const link = page.getByRole('link', {name: 'list of libraries'});
      await expect(link.locator('xpath=..')).toBeVisible();
      await link.click();
      await expect(page).toHaveURL('/');
    });
  });
}

test('a page starts with its title on a phone, followed by the list of pages', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/mapper');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('.theme-doc-sidebar-container')).toBeGreaterThan(await top('h1'));
});

test('no page shows a control that would do nothing, and a column keeps its name', async ({
  page,
}) => {
  for (const address of [
    '/',
    '/search',
    '/mapper/mapping-table',
    '/domain-event/outbox-guarantees',
    '/rekapager/intro',
  ]) {
    await page.goto(address);
    const controls = page.locator('main :is(button, input, select, a[href^="/search?"])');
    await expect(controls.and(page.locator(':visible:not(th > *)')), address).toHaveCount(0);
    await expect(page.getByText(/^Choose (?:a|when)/)).toHaveCount(0);
  }
  await page.goto('/mapper/mapping-table');
  const pair = page.locator('figure noscript p');
  await expect(pair).toHaveText(/^From object .+ to class .+:$/);
  await expect(pair).toBeVisible();
  await expect(page.getByText('Source type', {exact: true})).toBeVisible();
});

test('an output opens what its record proves, without JavaScript', async ({page}) => {
  await page.goto('/mapper/object/map');
  const output = page.getByRole('figure', {name: 'Output', exact: true}).first();
  const proof = output.locator('figcaption > details');
  await expect(proof).toContainText(/Type-checked against mapper \d.* Run on .* with Symfony \d/);
  await expect(proof).not.toHaveAttribute('open');
  await proof.locator('summary').click();
  await expect(proof).toHaveAttribute('open');
});
