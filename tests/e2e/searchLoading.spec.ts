import {box, countFiles, expect, files, isFocused, open, test} from './searchTest';

test.describe('while the search loads', () => {
  for (const [platform, key] of [
    ['MacIntel', 'Cmd'],
    ['Linux x86_64', 'Ctrl'],
  ] as const) {
    test(`reads "Loading...", then "Search ${key}+K" on ${platform}`, async ({page}) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'platform', {value: name});
        Object.defineProperty(navigator, 'userAgentData', {value: undefined});
      }, platform);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/mapper');
      const input = page.locator('input[role=combobox]');
      await expect(input).toBeDisabled();
      await expect(input).toHaveAttribute('placeholder', 'Loading...');
      release();
      await expect(input).toBeEnabled();
      await expect(input).toHaveAttribute('placeholder', `Search ${key}+K`);
    });
  }

  test.describe('on a wide touch screen', () => {
    test.use({hasTouch: true, isMobile: true});

    test('reads of no keys', async ({page}) => {
      await open(page);
      await expect(box(page)).toHaveAttribute('placeholder', 'Search');
    });
  });

  test('sees a disabled box in the built page', async ({request}) => {
    const html = await (await request.get('/mapper')).text();
    const input = /<input[^>]*role="?combobox[^>]*>/.exec(html)?.[0] ?? '';
    expect(input).toMatch(/ disabled/);
    expect(input).toMatch(/ placeholder="?Loading\.\.\./);
  });

  test('gets both files, fetched once, when the page is idle', async ({page}) => {
    const count = countFiles(page);
    await open(page);
    expect(count()).toBe(2);
    expect(page.workers()).toHaveLength(1);
  });

  test.describe('while the reader saves data', () => {
    // A connection that is known to be slow is treated alike: shared/ui/loadWhenIdle.test.ts.
    test.use({savesData: true});

    test('waits for Ctrl+K, and can type then', async ({page}) => {
      const count = countFiles(page);
      await page.goto('/mapper', {waitUntil: 'networkidle'});
      await page.waitForTimeout(500);
      expect(count()).toBe(0);
      // A busy machine may not listen to keys yet.
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(box(page)).toBeFocused({timeout: 2000});
      }).toPass();
      expect(count()).toBe(2);
    });

    test('waits until the pointer enters, without moving the focus', async ({page}) => {
      await page.goto('/mapper', {waitUntil: 'networkidle'});
      await page.getByRole('button', {name: 'Load the search'}).hover();
      await expect(box(page)).toBeEnabled();
      await expect(box(page)).not.toBeFocused();
    });

    test('waits until the box is reached with Tab', async ({page}) => {
      await page.goto('/mapper', {waitUntil: 'networkidle'});
      const frame = page.getByRole('button', {name: 'Load the search'});
      await page.route(files, async (route) => {
        await expect(frame).toBeFocused();
        await route.continue();
      });
      for (let presses = 0; presses < 10 && !(await isFocused(frame)); presses += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(box(page)).toBeFocused();
    });
  });

  test('sees that the search did not load, and loads it with Retry', async ({page, complaints}) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/mapper');
    await expect(page.getByText('Search did not load')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(box(page)).toBeEnabled();
    await expect(box(page)).toBeFocused();
    // The browser itself reports the refused requests.
    expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([
      'console: The search failed: Failed to fetch',
    ]);
  });
});
