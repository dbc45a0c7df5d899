import type {Page} from '@playwright/test';

/** Opens a page whose scripts do not arrive until the returned function is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  return arrive;
}
