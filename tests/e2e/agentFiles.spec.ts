import {expect, fixtureSite, open, phone, readClipboard, test} from './support/test';

test.describe('a page as Markdown', () => {
  test('is copied by a button, which confirms it', async ({page, request}) => {
    await open(page, '/mapper/object/map');
    await page.getByRole('button', {name: 'Copy page'}).press('Enter');
    await expect(page.getByRole('button', {name: 'Copied'})).toBeFocused();
    const copied = await readClipboard(page);
    expect(copied).toBe(await (await request.get('/mapper/object/map.md')).text());
    expect(copied).toMatch(/^# The Map attribute\n/);
  });

  test('that fails to load is reported', async ({page, complaints}) => {
    await open(page, '/mapper');
    await page.route('**/mapper.md', (route) => route.abort());
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: /^Not copied/})).toBeVisible();
    expect(complaints.splice(0).join()).toContain('ERR_FAILED');
  });

  test('is what the link shows and the head names, also after a navigation', async ({page}) => {
    const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
    await open(page, '/');
    await expect(alternate).toHaveAttribute('href', 'https://rekalogika.dev/index.md');
    await page.locator('main').getByRole('link', {name: 'mapper', exact: true}).click();
    await expect(alternate).toHaveAttribute('href', 'https://rekalogika.dev/mapper.md');
    await expect(alternate).toHaveCount(1);
    const [response] = await Promise.all([
      page.waitForResponse('**/mapper.md'),
      page.getByRole('link', {name: 'View as Markdown'}).click(),
    ]);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test('is not offered for the search page', async ({page}) => {
    await open(page, '/search');
    await expect(page.getByText('Edit this page')).toBeVisible();
    await expect(page.getByText(/Markdown|Copy page/)).toHaveCount(0);
  });

  test('is offered at the foot of the page on a phone, without sideways scrolling', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/mapper');
    const actions = page.locator('.theme-doc-footer').locator('a, button');
    await expect(actions).toHaveCount(6);
    for (const action of await actions.all()) {
      const box = await action.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('has a link and no button', async ({page}) => {
    await page.goto('/mapper');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    const samples = page.getByRole('link', {name: 'Download samples'});
    await expect(samples).toHaveAttribute('href', '/mapper.zip');
    const checked = page.getByRole('link', {name: / PHP samples? type-checked against mapper 3/});
    await expect(checked).toHaveAttribute('href', '/use-from-your-tools#proof');
    await expect(page.getByText('Copy page')).toBeHidden();
  });
});

test('tabs of a page follow one another in its Markdown', async ({request}) => {
  const text = await (await request.get(`${fixtureSite}/tabs.md`)).text();
  expect(text.match(/^#### .*/gm)).toEqual([
    '#### PHP attributes',
    '#### YAML',
    '#### PHP attributes',
    '#### YAML',
  ]);
});
