import {desktop, expect, hydrated, phone, test} from './support/test';

// Docusaurus shows the table of contents and the menu depending on the width of the window, which only the
// browser knows. Neither this nor late fonts may move what a reader is looking at.
for (const viewport of [desktop, phone]) {
  for (const address of ['/', '/mapper']) {
    test(`nothing jumps on ${address} at ${String(viewport.width)} px when the fonts load late`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const {dataset} = document.documentElement;
            const shift = 'value' in entry ? Number(entry.value) : 0;
            dataset.shift = String(Number(dataset.shift ?? 0) + shift);
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
      expect(shift).toBeLessThan(0.02);
    });
  }
}
