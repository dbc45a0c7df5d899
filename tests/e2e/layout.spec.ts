import {desktop, expect, fixtureSite, hydrated, open, phone, sections, test} from './support/test';

const tagline = 'Open Source Libraries for PHP, Symfony, and more';

test.describe('the home page', () => {
  test('the tagline is the only level 1 heading, the title and the alternate name', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.locator('h1')).toHaveText([tagline]);
    await expect(page).toHaveTitle(`${tagline} | Rekalogika.DEV`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      `${tagline} | Rekalogika.DEV`,
    );
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const website = {'@type': 'WebSite', name: 'Rekalogika.DEV', alternateName: tagline};
    expect(JSON.parse(data ?? '')).toMatchObject({'@graph': [website]});
  });

  test('lists the sixteen libraries', async ({page}) => {
    await open(page, '/');
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveCount(16);
  });
});

test.describe('every page', () => {
  // tests/site/pages.test.ts looks at the HTML of all pages.
  test('has one locale, the copyright line, and no locale menu, sign-in or form', async ({
    page,
  }) => {
    await open(page, '/mapper');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('button', {name: /language|locale/i})).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(
      'Copyright © 2016-2025 Rekalogika.DEV',
    );
    await expect(page.locator('form, input[type="password"]')).toHaveCount(0);
    await expect(page.getByRole('link', {name: /sign in|log in|register/i})).toHaveCount(0);
  });

  test('the first Tab reaches the skip link, which moves the focus to the content', async ({
    page,
  }) => {
    await open(page, '/mapper');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('the navbar', () => {
  test('stays where it is while the page scrolls', async ({page}) => {
    await open(page, '/mapper');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const box = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
    expect(box?.y).toBe(0);
  });

  test('the brand links to the home page', async ({page}) => {
    await open(page, '/mapper');
    await page.getByRole('navigation', {name: 'Main'}).getByText('Rekalogika.DEV').click();
    await expect(page).toHaveURL('/');
  });

  test('has external links to GitHub and Packagist', async ({page}) => {
    await open(page, '/mapper');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const right = bar.locator('.navbar__items--right');
    await expect(right.getByRole('link', {name: /GitHub/})).toHaveAttribute(
      'href',
      'https://github.com/rekalogika',
    );
    await expect(right.getByRole('link', {name: /Packagist/})).toHaveAttribute(
      'href',
      'https://packagist.org/packages/rekalogika/',
    );
    for (const link of await right.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('shows the hamburger up to 996 px and not above', async ({page}) => {
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/mapper');
    await expect(hamburger).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(hamburger).toBeHidden();
  });
});

test.describe('a documentation page', () => {
  test('has the docs layout with the one sidebar', async ({page}) => {
    await page.setViewportSize(desktop);
    for (const address of sections) {
      await open(page, address);
      await expect(page.locator('html')).toHaveClass(/docs-doc-page/);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(
        sidebar.getByRole('link', {name: address.slice(1), exact: true}),
      ).toHaveAttribute('aria-current', 'page');
    }
  });

  test('its table of contents shows the headings of level 2 and 3 only', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, `${fixtureSite}/long`);
    const contents = page.locator('.table-of-contents');
    await expect(contents.getByRole('link', {name: 'Part 1'})).toBeVisible();
    await expect(contents.getByRole('link', {name: 'Detail 1'})).toBeVisible();
    await expect(contents.getByRole('link', {name: 'Deep 1'})).toHaveCount(0);
    await expect(contents.getByRole('link', {name: 'Long'})).toHaveCount(0);
  });

  test('its sidebar can be hidden and shown again', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/mapper');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await page.getByRole('button', {name: 'Hide sidebar'}).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Expand sidebar'}).first().click();
    await expect(sidebar).toBeVisible();
  });

  test('its sidebar scrolls to the current page, however far down it is', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/temporary-url-bundle');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.getByRole('link', {name: 'temporary-url-bundle', exact: true});
    await expect(current).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opening a category of the sidebar leaves the others open', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, `${fixtureSite}/long`);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: /Second/}).click();
    await expect(sidebar.getByRole('link', {name: 'Languages'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Long'})).toBeVisible();
  });

  test('stores the version being read', async ({page}) => {
    await open(page, '/mapper');
    const stored = () =>
      page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await expect.poll(stored).toBe('current');
  });

  test('the version is named current and labelled Next', async ({page}) => {
    await open(page, '/mapper');
    await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
      'content',
      'current',
    );
    const label = await page.evaluate(async () => {
      const scripts = [...document.querySelectorAll('script[src*="/main."]')];
      const source = await fetch(scripts[0]?.getAttribute('src') ?? '').then((answer) =>
        answer.text(),
      );
      return /"name":"current","label":"([^"]+)","isLast":true/.exec(source)?.[1];
    });
    expect(label).toBe('Next');
  });

  test('keeps its own address, without a trailing slash', async ({page}) => {
    await page.setViewportSize(phone);
    for (const address of sections) {
      await open(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://rekalogika.dev${address}`,
      );
    }
  });

  test('the breadcrumb data names canonical addresses', async ({page}) => {
    await page.goto('/mapper');
    await hydrated(page);
    const data = await page
      .locator('script[type="application/ld+json"]:not(#rk-data)')
      .textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      itemListElement: [{item: 'https://rekalogika.dev/mapper'}],
    });
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the text of a page uses the whole width of a phone', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto('/mapper');
    const box = await page.getByRole('heading', {level: 1}).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
  });

  test('a page requests no italic font that it does not show', async ({page}) => {
    const faces: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) {
        faces.push(request.url());
      }
    });
    await page.goto('/mapper', {waitUntil: 'networkidle'});
    expect(faces).toHaveLength(2);
  });
});

test('the button that removes highlights leaves the one that leads to the top free', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/mapper/object/general?_highlight=property');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -400);
  const top = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(top).toBeVisible();
  await expect(page.getByRole('button', {name: 'Remove highlights'})).toBeVisible();
  // Playwright fails to click what something else covers.
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('button', {name: 'Remove highlights'})).toBeVisible();
});
