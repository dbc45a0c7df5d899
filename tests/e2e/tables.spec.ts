import {desktop, expect, open, phone, surplusWidth, test} from './support/test';

/** Pages with long class names, service ids and many columns. */
const wide = [
  '/collections/interfaces',
  '/doctrine-collections-decorator/class-diagram',
  '/mapper/reference/services-and-parameters',
  '/rekapager/framework-integration/doctrine',
];

test.describe('tables on a phone', () => {
  test.use({viewport: phone});

  for (const address of wide) {
    test(`${address} does not break names inside a word`, async ({page}) => {
      await open(page, address);
      const codes = page.locator('.markdown :is(td, th) code');
      expect(await codes.count()).toBeGreaterThan(5);
      const cut = await codes.evaluateAll((elements) =>
        elements.flatMap((element) =>
          [...element.childNodes]
            .filter((node) => node instanceof Text)
            .flatMap((node) => {
              const range = document.createRange();
              // A word of a name: no character after which a browser breaks a line by itself.
              return [...node.data.matchAll(/\w+/g)].flatMap(({0: word, index}) => {
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
                return lines.size > 1 ? [word] : [];
              });
            }),
        ),
      );
      expect(cut).toEqual([]);
    });
  }

  test('a table that is wider than the page scrolls by keyboard, and has a name', async ({
    page,
  }) => {
    await open(page, '/rekapager/framework-integration/doctrine');
    const box = page.getByRole('group', {name: /^Table: Source, Class/});
    await box.focus();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    expect(await surplusWidth(page)).toBe(0);
  });
});

test('a table that is slid keeps its first column in view', async ({page}) => {
  await page.setViewportSize(phone);
  for (const [address, name] of [
    ['/compatibility', /^Table: Library/],
    ['/mapper/mapping-table', /^Table: Row/],
    // Names of code.
    ['/mapper/reference/exceptions', /^Table: Class, Message/],
  ] as const) {
    await open(page, address);
    const box = page.getByRole('group', {name}).first();
    await box.evaluate((element) => {
      element.scrollLeft = 200;
    });
    const left = async (part: string) => (await box.locator(part).first().boundingBox())?.x;
    expect(await left('tbody tr > :first-child')).toBe((await box.boundingBox())?.x);
    expect(await left('tbody tr > :nth-child(2)')).toBeLessThan(0);
  }
});

test('a table that fits is not a tab stop', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/gotenberg-pdf-bundle/reference');
  await expect(page.locator('.markdown table').first()).toBeVisible();
  await expect(page.getByRole('group', {name: /^Table:/})).toHaveCount(0);
});
