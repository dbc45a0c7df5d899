import type {Locator} from '@playwright/test';
import {load} from 'cheerio';

import {valuesOf} from '../../features/samples/markup/choices';
import {isPageTexts} from '../../features/samples/markup/pageTexts';
import {plainTexts} from '../../features/samples/markup/plainTexts';
import {type Traits, pagesWithAll, pairsOf} from './support/pairs';
import {builtFile, builtPage, builtRoutes} from './support/builtSite';
import {chooseOnce, sweep} from './support/representatives';
import {desktop, expect, open, test} from './support/test';
import {figures, lines} from './support/variedFigures';

// The pages with figures that show what the reader chooses, with their HTML.
const varied = new Map(
  builtRoutes()
    .map((route) => [route, builtPage(route)] as const)
    .filter(([, html]) => html.includes('data-texts=')),
);
const textOf = async (figure: Locator) =>
  (await lines(figure).allTextContents()).join('').replace(/\n$/, '');

/** The texts of a figure, as the site serves them, one for each combination of values. */
async function recorded(figure: Locator) {
  const place = await figure.locator('[data-texts]').getAttribute('data-texts');
  const [file = '', number = ''] = (place ?? '').split('#');
  const texts: unknown = JSON.parse(builtFile(file).toString('utf8'));
  const part = isPageTexts(texts) ? texts[Number(number)] : undefined;
  if (part === undefined) {
    throw new Error(`No texts at ${String(place)}.`);
  }
  const plain = plainTexts(part);
  return part.of.map((text, index) => ({
    values: valuesOf(part.choices, index),
    text: plain[text] ?? '',
    cells: part.tables?.tables[text]
      ?.flat(2)
      .map((cell) => part.tables?.cells[typeof cell === 'number' ? cell : cell[0]]?.[1] ?? ''),
  }));
}

/** The cells of a figure's table; undefined for a figure of text. */
async function cellsOf(figure: Locator): Promise<string[] | undefined> {
  const cells = await figure.locator('table :is(th, td)').allTextContents();
  return cells.length === 0 ? undefined : cells;
}

test.use({viewport: desktop, contextOptions: {reducedMotion: 'reduce'}});

/**
 * The kinds of figures on a page: their markup without the samples, and how many values they have; and how many
 * combinations they have, which is what operating them costs.
 */
function figuresOn(html: string): Traits {
  const $ = load(html);
  $('pre').empty();
  const own = $('figure')
    .toArray()
    .filter((figure) => $(figure).find('[data-texts]').length > 0);
  const sizes = own.map((figure) => {
    const groups = $(figure).find('fieldset').toArray();
    return groups.map((group) => $(group).find('input').length);
  });
  const markup = load(own.map((figure) => $.html(figure)).join(''));
  return {
    pairs: new Set([...sizes.map((size) => size.join(' × ')), ...pairsOf(markup)]),
    elements: sizes
      .flatMap((size) => size.reduce((product, one) => product * one, 1))
      .reduce((sum, one) => sum + one, 0),
  };
}

// Pages with every kind of figure; tests/site/sampleOutputs.test.ts finds a missing text of any page.
const kinds = chooseOnce(varied, {
  choose: (pages) =>
    pagesWithAll(new Map([...pages].map(([route, html]) => [route, figuresOn(html)]))),
  code: [__filename],
  folder: '.cache/varied-pages',
});

test('there are figures in all sections where something varies', () => {
  expect(varied.size).toBeGreaterThan(20);
  expect(kinds.length).toBeGreaterThan(1);
});

for (const route of varied.keys()) {
  const size = kinds.includes(route) ? {} : sweep;
  test(`every combination on ${route} shows what was recorded`, size, async ({page}) => {
    await open(page, route);
    for (const figure of await figures(page).all()) {
      await figure.scrollIntoViewIfNeeded();
      const all = await recorded(figure);
      expect(await textOf(figure)).toBe(all[0]?.text);
      expect(await cellsOf(figure)).toEqual(all[0]?.cells);
      expect(all.length).toBeGreaterThan(1);
      const groups = await figure
        .getByRole('group')
        .filter({has: page.getByRole('radio')})
        .all();
      for (const {values, text, cells} of [...all.slice(1), ...all.slice(0, 1)]) {
        for (const [index, group] of groups.entries()) {
          await group.getByRole('radio', {name: values[index] ?? '', exact: true}).check();
        }
        await expect.poll(() => textOf(figure)).toBe(text);
        expect(await cellsOf(figure)).toEqual(cells);
      }
      expect(new URL(page.url()).search).toBe('');
    }
  });
}
