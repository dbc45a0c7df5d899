import {desktop, expect, open, test} from '../e2e/support/test';

// The accessibility tree, reviewed once by a person and kept: names and order, not the words of the pages.
// The tree is that of the search box when it has loaded.
test.use({viewport: desktop, savesData: false});

test('a page has named landmarks, one title and links to two neighbors', async ({page}) => {
  await open(page, '/mapper/collection');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Skip to main content":
      - link "Skip to main content"
    - navigation "Main":
      - link "Rekalogika.DEV"
      - search:
        - combobox "Search the documentation"
      - button /^Switch between dark and light mode/
    - complementary:
      - navigation "Docs sidebar"
    - main:
      - article:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home page"
        - paragraph: /^How-to · mapper/
        - heading [level=1]
      - navigation "Docs pages":
        - link /^Previous \\w/
        - link /^Next .*\\w$/
      - navigation "On this page":
        - list
    - contentinfo
  `);
});

test('a sample is named by its file, a heading by its words, a table by its columns', async ({
  page,
}) => {
  await open(page, '/mapper/collection');
  const file = 'src/Shipping/ParcelView.php';
  await expect(page.getByRole('figure', {name: file, exact: true})).toMatchAriaSnapshot(`
    - figure "${file}":
      - button "Copy"
      - code
  `);
  const headings = page.getByRole('main').getByRole('heading', {level: 2});
  expect(await headings.count()).toBeGreaterThan(3);
  for (const heading of await headings.all()) {
    const words = (await heading.innerText()).replaceAll(/[#\u200B\n]/g, '').trim();
    await expect(heading).toHaveAccessibleName(words);
  }
  await expect(page.getByRole('table').first()).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader
          - columnheader
          - columnheader
      - rowgroup:
        - row:
          - cell
  `);
});

test('a landing page lists its facts, and its diagram has a title and a text', async ({page}) => {
  await open(page, '/mapper');
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - paragraph: Library
      - heading "mapper" [level=1]
      - term: Release
      - definition:
        - strong
        - time
      - term: PHP
      - definition
      - term: Links
      - definition:
        - link "Release page"
      - heading "Install" [level=2]
      - figure "Sample in bash":
        - code: composer require rekalogika/mapper
        - button "Copy"
  `);
  await expect(page.getByRole('figure').getByRole('img').first()).toHaveAccessibleName(
    /\w+\. ?\w*/,
  );
});

test('search results are counted and grouped by page', async ({page}) => {
  await open(page, '/search?q=lazy');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ results on \d+ pages/);
  await expect(page.getByRole('region', {name: 'Results'})).toMatchAriaSnapshot(`
    - region "Results":
      - searchbox "Search all pages": lazy
      - group "Library":
        - radio /^All libraries. \\d+ results$/ [checked]
      - status: /\\d+ results on \\d+ pages/
      - list:
        - listitem:
          - link
          - list:
            - listitem:
              - link
  `);
});

test('the home page has filters and groups of libraries', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - link "Search classes, attributes, errors, tasks"
      - group "Show libraries":
        - 'button /^All: \\d+ libraries$/ [pressed]'
      - status: /^\\d+ libraries$/
      - region "Analyze data":
        - heading "Analyze data" [level=2]
        - list:
          - listitem:
            - heading [level=3]:
              - link "analytics"
            - button /^Copy composer require/
            - list "Requires"
  `);
});
