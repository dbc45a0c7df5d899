import {Fragment, type ReactNode} from 'react';

import {Table} from '@site/shared/ui/Table';

import type {CellAt, TableRows, VariedTables} from '../../markup/pageTexts';

interface VariedTableProps {
  readonly tables: VariedTables;
  /** The number of the table. */
  readonly at: number;
  /** The numbers of the cells that are new. */
  readonly marked?: ReadonlySet<number>;
}

/** One of the tables of a varied output, as `tableIn` makes the first one; new cells are marked. */
export function VariedTable({tables: {cells, tables}, at, marked}: VariedTableProps): ReactNode {
  const [head = [], body = []] = tables[at] ?? [];
  const show = (rows: TableRows) =>
    rows.map((row, index) => (
      <tr key={index}>
        {row.map((cell, place) => {
          const [number, rowSpan, colSpan] = typeof cell === 'number' ? [cell] : cell;
          const [kind, text] = cells[number] ?? ['t', ''];
          const content = marked?.has(number) ? <mark>{text}</mark> : text;
          const spans = {rowSpan, colSpan};
          return (
            <Fragment key={place}>
              {kind === 'c' || kind === 'r' ? (
                <th {...spans} scope={kind === 'c' ? 'col' : 'row'}>
                  {content}
                </th>
              ) : (
                <td {...spans} data-number={kind === 'n' ? '' : undefined}>
                  {content}
                </td>
              )}
            </Fragment>
          );
        })}
      </tr>
    ));
  return (
    <Table>
      <thead>{show(head)}</thead>
      <tbody>{show(body)}</tbody>
    </Table>
  );
}

/** The numbers of the cells of a table that another one does not have. */
export function newCells(tables: VariedTables, before: number, after: number): Set<number> {
  const old = new Set(cellsOf(tables, before));
  return new Set(cellsOf(tables, after).filter((cell) => !old.has(cell)));
}

/** How many cells of a table are new, and how many fewer it has than another one, in words. */
export function describeTable(
  cells: ReadonlySet<number>,
  tables: VariedTables,
  before: number,
  after: number,
): string {
  if (before === after) {
    return 'The output stays the same.';
  }
  const all = cellsOf(tables, after);
  const count = all.filter((cell) => cells.has(cell)).length;
  const fewer = cellsOf(tables, before).length - all.length;
  const news =
    count === 0
      ? `All ${String(all.length)} cells were there before`
      : `${String(count)} of ${String(all.length)} cells are new`;
  return `${news}${fewer > 0 ? `, ${String(fewer)} removed` : ''}.`;
}

function cellsOf({tables}: VariedTables, at: number): number[] {
  return (tables[at] ?? [])
    .flat(2)
    .map((cell: CellAt) => (typeof cell === 'number' ? cell : cell[0]));
}
