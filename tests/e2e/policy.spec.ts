import {expect, test} from '@playwright/test';
import type {Page, TestInfo} from '@playwright/test';

import {limits, styleLimit} from '../site/weight';
import {builtRoutes, builtScript, gzipSize} from './support/builtSite';
import {parts, representativesOf, sweep} from './support/representatives';
import {hydrated} from './support/test';
import {violationsOf, watchPage} from './support/watchPage';

const routes = builtRoutes();
// Loads when the browser is idle, which may be before or after the count.
const worker = builtScript('features_search_engine_worker_ts');
// One browser page visits a group: a page per route would cost more than the visits.
const groupSize = 20;

interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Everything requested, including prefetched files, except the files of the search. */
  readonly all: readonly string[];
}

/** Scripts that ran, style sheets that apply, and everything; prefetched files count only in `all`. */
async function loadedFiles(page: Page): Promise<Loaded> {
  return await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
    const prefetched = new Set(links.map((link) => link.href));
    const ran = new Set([...document.scripts].map((script) => script.src));
    const pathOf = (address: string) => new URL(address).pathname;
    const scripts = entries
      .map(({name}) => name)
      .filter((name) => pathOf(name).endsWith('.js') && (ran.has(name) || !prefetched.has(name)))
      .map(pathOf);
    const styles = entries.map(({name}) => pathOf(name)).filter((name) => name.endsWith('.css'));
    const all = entries
      .map(({name}) => pathOf(name))
      .filter((name) => !/\/(?:search-doc|lunr-index)-/.test(name));
    return {
      scripts: [...new Set(scripts)],
      styles: [...new Set(styles)],
      all: [...new Set([location.pathname, ...all])],
    };
  });
}

/** The file of an address; addresses of pages have no extension. */
function fileOf(address: string): string {
  if (address === '/') {
    return '/index.html';
  }
  return /\.\w+$/.test(address) ? address : `${address}.html`;
}

function weigh(addresses: readonly string[]): number {
  return addresses.reduce((total, address) => total + gzipSize(address), 0);
}

/** Visits pages one after another; each must follow the policy, log no error and stay under the limits. */
async function visit(
  page: Page,
  baseURL: string,
  group: readonly string[],
  {annotations}: TestInfo,
): Promise<void> {
  test.setTimeout(120_000);
  const {problems, requests: requestCount} = await watchPage(page, baseURL);
  const early: number[] = [];
  const scripts: number[] = [];
  const styles: number[] = [];
  const all: number[] = [];
  const requests: number[] = [];
  for (const route of group) {
    const answer = await page.goto(route);
    await hydrated(page);
    expect(answer?.status(), route).toBe(200);
    expect(await violationsOf(page), route).toEqual([]);
    expect(problems, route).toEqual([]);
    const loaded = await loadedFiles(page);
    const before = loaded.scripts.filter((script) => script !== worker);
    early.push(weigh(before));
    scripts.push(weigh([...before, worker]));
    styles.push(weigh(loaded.styles));
    expect.soft(early.at(-1), `${route}: ${before.join(' ')}`).toBeLessThanOrEqual(limits.early);
    expect.soft(scripts.at(-1), route).toBeLessThanOrEqual(limits.script);
    expect(styles.at(-1), `${route}: ${loaded.styles.join(' ')}`).toBeLessThanOrEqual(
      styleLimit(loaded.styles),
    );
    all.push(weigh([...new Set([...loaded.all, worker])].map(fileOf)));
    expect(all.at(-1), `${route}: ${loaded.all.join(' ')}`).toBeLessThanOrEqual(limits.all);
    requests.push(loaded.all.length);
    expect(requests.at(-1), `${route}: ${loaded.all.join(' ')}`).toBeLessThanOrEqual(
      limits.requests,
    );
  }
  expect(Math.min(...scripts, ...styles)).toBeGreaterThan(1000);
  const figures = `gzip: scripts ${String(Math.min(...scripts))} to ${String(Math.max(...scripts))}, ${String(Math.max(...early))} before the worker, styles up to ${String(Math.max(...styles))}, all up to ${String(Math.max(...all))} bytes in ${String(Math.max(...requests))} requests`;
  annotations.push({type: 'weight', description: figures});
  console.log(
    `${String(group.length)} routes, ${figures}; ${String(requestCount())} requests, none to another site`,
  );
}

for (const part of parts) {
  test(`representative pages follow the policy, log no error and stay under the limits, part ${String(part + 1)}`, async ({
    page,
    baseURL,
  }, info) => {
    await visit(page, baseURL ?? '', representativesOf(part), info);
  });
}

for (let first = 0; first < routes.length; first += groupSize) {
  const group = routes.slice(first, first + groupSize);
  test(
    `routes ${String(first + 1)} to ${String(first + group.length)} follow the policy, log no error and stay under the limits`,
    sweep,
    async ({page, baseURL}, info) => {
      await visit(page, baseURL ?? '', group, info);
    },
  );
}

test('navigation, color mode, search and the mobile menu follow the policy @both', async ({
  page,
  baseURL,
}) => {
  const {problems} = await watchPage(page, baseURL ?? '');
  await page.goto('/');
  await hydrated(page);
  // Slow enough to show the progress bar, which sets styles.
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.locator('main a[href="/mapper"]').first().click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL ?? ''}/mapper`);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.unroute('**/assets/js/**');

  const mode = page.locator('html');
  await page.locator('button[class*=toggleButton]').first().click();
  await expect(mode).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await hydrated(page);
  await expect(mode).toHaveAttribute('data-theme', 'dark');

  // The box is disabled until its two files have loaded.
  await expect(page.getByRole('combobox')).toBeEnabled();
  await page.getByRole('combobox').fill('mapper');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({width: 390, height: 800});
  await page.locator('button.navbar__toggle').click();
  await page.locator('.navbar-sidebar__close').click();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the not-found page follows the policy @both', async ({page, baseURL}) => {
  const {problems} = await watchPage(page, baseURL ?? '');
  const answer = await page.goto('/no/such/page');
  await hydrated(page);
  expect(answer?.status()).toBe(404);
  expect(await violationsOf(page)).toEqual([]);
  expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('the policy blocks an added script, handler and style, and the check detects it @both', async ({
  page,
  baseURL,
}) => {
  const {problems} = await watchPage(page, baseURL ?? '');
  await page.route('**/mapper', async (route) => {
    const response = await route.fetch();
    const added =
      '<p id="added" style="color: rgb(1, 2, 3)">added</p>' +
      '<script>window.addedScript = true</script>' +
      '<img src="data:," onerror="window.addedScript = true">' +
      '<script src="https://elsewhere.example/a.js"></script></body>';
    const body = (await response.text()).replace('</body>', added);
    await route.fulfill({response, body});
  });
  await page.goto('/mapper');
  await hydrated(page);
  await expect.poll(async () => (await violationsOf(page)).length).toBeGreaterThanOrEqual(4);
  const violations = (await violationsOf(page)).join('\n');
  expect(violations).toContain('style-src-attr inline');
  expect(violations).toContain('script-src-elem inline');
  expect(violations).toContain('script-src-attr inline');
  expect(violations).toContain('script-src-elem https://elsewhere.example/a.js');
  expect(await page.evaluate(() => 'addedScript' in window)).toBe(false);
  await expect(page.locator('#added')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(problems.length).toBeGreaterThanOrEqual(4);
});

test('pages, files and the not-found page have every header', async ({request}) => {
  const page = await request.get('/');
  const script = /src="?(\/assets\/js\/main[^ ">]*)/.exec(await page.text())?.[1] ?? '';
  const answers = [page, await request.get(script), await request.get('/no/such/page')];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 404]);
  for (const answer of answers) {
    const headers = answer.headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
  const caching = answers.map((answer) => answer.headers()['cache-control']);
  expect(caching).toEqual([
    'public, max-age=0, must-revalidate',
    'public, max-age=31536000, immutable',
    'public, max-age=0, must-revalidate',
  ]);
});

test('no page can be shown in a frame', async ({page, baseURL}) => {
  const frame = `<iframe src="${baseURL ?? ''}/mapper"></iframe>`;
  await page.route('**/framing', (route) => route.fulfill({contentType: 'text/html', body: frame}));
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('frame-ancestors'),
  });
  await page.goto('/framing');
  await refused;
  await expect(page.frameLocator('iframe').locator('#__docusaurus')).toHaveCount(0);
});
