import {expect, it} from 'vitest';

import {tableIn} from '../markup/tableIn';
import {variedTables} from './variedTables';

function tables(...html: string[]) {
  return variedTables(html.flatMap((one) => tableIn(`<table>${one}</table>`) ?? []));
}

const acrossTop =
  '<thead><tr><th rowspan="2">Wing</th><th>Month</th></tr><tr><td>May</td></tr></thead>' +
  '<tr><td>Fossils</td><td>7</td></tr>';
const downSide =
  '<thead><tr><th>Wing</th><th>Month</th><th>Visits</th></tr></thead>' +
  '<tr><td>Fossils</td><td>May</td><td>7</td></tr><tr><td>Fossils</td><td>June</td><td>7</td></tr>';

it('writes rows and cells as numbers and text', () => {
  expect(tables(acrossTop)).toEqual({
    cells: [
      ['c', 'Wing'],
      ['c', 'Month'],
      ['c', 'May'],
      ['r', 'Fossils'],
      ['n', '7'],
    ],
    tables: [[[[[0, 2, 1], 1], [2]], [[3, 4]]]],
  });
});

/** The number of the last cell in a row of the body. */
const valueIn = (varied: ReturnType<typeof tables>, table: number, row: number) =>
  varied.tables[table]?.[1][row]?.at(-1);

it('knows a value by its members, wherever they are, and not by its text', () => {
  // "Month" names a column of members in the second table, so it is not a member above the value of the first one.
  const varied = tables(acrossTop, downSide.replace('<th>Visits</th>', '<th>Month</th>'));
  expect(valueIn(varied, 1, 0)).toBe(valueIn(varied, 0, 0));
  expect(valueIn(varied, 1, 1)).not.toBe(valueIn(varied, 0, 0));
});

it('takes a value under another header for another one', () => {
  const varied = tables(acrossTop, downSide);
  expect(valueIn(varied, 1, 0)).not.toBe(valueIn(varied, 0, 0));
});

it('refuses a caption', () => {
  expect(() => tables(`<caption>Visits</caption>${acrossTop}`)).toThrow('must not have a caption');
});
