import {expect, it} from 'vitest';

import {placedCells} from './placedCells';
import {tableIn} from './tableIn';

it('places cells beside those that span rows and columns', () => {
  const table = tableIn(
    '<table><thead><tr><th rowspan="2">Wing</th><th colspan="2">Month</th></tr>' +
      '<tr><th>May</th><th>June</th></tr></thead><tr><td>Fossils</td><td>1</td><td>2</td></tr></table>',
  );
  const placed = table === undefined ? [] : placedCells(table);
  expect(placed.map(({isInHead, row, column}) => [isInHead, row, column])).toEqual([
    [true, 0, 0],
    [true, 0, 1],
    [true, 1, 1],
    [true, 1, 2],
    [false, 2, 0],
    [false, 2, 1],
    [false, 2, 2],
  ]);
  expect(placed[0]).toMatchObject({rows: 2, columns: 1});
});
