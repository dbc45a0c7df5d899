import {expect, it} from 'vitest';

import {tableIn} from '../build/tableIn';
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

it('knows a value by its members, wherever it is, and not by its text', () => {
  const plain = downSide.replace('<th>Visits</th>', '<th>Month</th>');
  const {tables: found} = tables(acrossTop, plain);
  const [, [, [first = [], second = []] = []] = []] = found;
  expect(first.at(-1)).toBe(4);
  expect(second.at(-1)).not.toBe(4);
});

it('takes a value with another measure for another one', () => {
  const {tables: found} = tables(acrossTop, downSide);
  expect(found[1]?.[1][0]?.at(-1)).not.toBe(4);
});

it('refuses a caption', () => {
  expect(() => tables(`<caption>Visits</caption>${acrossTop}`)).toThrow('must not have a caption');
});
