import {expect, test} from '@playwright/test';
import type {Page, Response} from '@playwright/test';

import {hydrated, savesData} from './support/test';
import {watchPage} from './support/watchPage';

// Each rule holds on both hosts: one that redirects, and one that does not, where the page cleans its address.

test.beforeEach(({page}) => savesData(page));

interface Visit {
  /** Every answer that the browser got for a document, in order. */
  readonly answers: Response[];
  readonly problems: string[];
}

async function visit(page: Page, address: string, origin: string): Promise<Visit> {
  const {problems} = await watchPage(page, origin);
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) {
      answers.push(response);
    }
  });
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForLoadState('load');
  await hydrated(page);
  // The browser itself reports a document with status 404; that is what the host without redirects must send.
  return {answers, problems: problems.filter((text) => !text.includes('status of 404'))};
}

function statusOf({answers}: Visit): number[] {
  return answers.map((answer) => answer.status());
}

const spellings = [
  {from: '/mapper.html', to: '/mapper', plain: [200]},
  {from: '/mapper.html?a=1&b=%2F#install', to: '/mapper?a=1&b=%2F#install', plain: [200]},
  {from: '/index.html', to: '/', plain: [200]},
  {from: '/index.html?a=1#b', to: '/?a=1#b', plain: [200]},
  {from: '/mapper/', to: '/mapper', plain: [404, 200]},
  {from: '/mapper/?a=1#install', to: '/mapper?a=1#install', plain: [404, 200]},
  {from: '/mapper/index.html', to: '/mapper', plain: [404, 200]},
  {from: '/mapper/index.html?a=1#install', to: '/mapper?a=1#install', plain: [404, 200]},
];

for (const {from, to, plain} of spellings) {
  test(`${from} shows the page and its clean address ${to} @both`, async ({
    page,
    baseURL,
  }, info) => {
    const origin = baseURL ?? '';
    const isPlain = info.project.name === 'plain';
    const seen = await visit(page, from, origin);
    expect(page.url()).toBe(origin + to);
    expect(statusOf(seen)).toEqual(isPlain ? plain : [301, 200]);
    expect(seen.problems).toEqual([]);
    await expect(page.locator('h1')).not.toHaveText(/page not found/i);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://rekalogika.dev${new URL(origin + to).pathname}`,
    );

    // Going back leaves the site instead of returning to the uncleaned address.
    expect(await page.evaluate(() => window.history.length)).toBe(2);
  });
}

for (const address of ['/unknown', '/unknown/', '/unknown.html?a=1#b', '/unknown/index.html']) {
  test(`${address} is not found and keeps its address @both`, async ({page, baseURL}) => {
    const origin = baseURL ?? '';
    const seen = await visit(page, address, origin);
    expect(page.url()).toBe(origin + address);
    expect(statusOf(seen)).toEqual([404]);
    expect(seen.problems).toEqual([]);
    await expect(page.locator('h1')).toHaveText(/page not found/i);
  });
}

test('a clean address is opened without any redirect @both', async ({page, baseURL}) => {
  const seen = await visit(page, '/mapper?a=1#install', baseURL ?? '');
  expect(page.url()).toBe(`${baseURL ?? ''}/mapper?a=1#install`);
  expect(statusOf(seen)).toEqual([200]);
  expect(seen.problems).toEqual([]);
});

test('links from a cleaned address stay inside the router @both', async ({page, baseURL}) => {
  const seen = await visit(page, '/mapper.html', baseURL ?? '');
  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL ?? ''}/mapper`);
  expect(seen.answers.filter((answer) => answer.status() === 200)).toHaveLength(1);
  expect(seen.problems).toEqual([]);
});
