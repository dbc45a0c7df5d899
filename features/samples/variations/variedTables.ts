import type {Element, ElementContent} from 'hast';

import {push} from '../../../shared/lists/push';
import {type PlacedCell, placedCells} from '../markup/placedCells';
import type {CellAt, CellKind, TableRows, VariedTables} from '../markup/pageTexts';

/**
 * The tables of a varied output for the browser: the different cells, and the rows of each table with their numbers.
 * A value is the same cell in two tables if its text and the members that name it are equal, wherever they are, so
 * that a value that only moved is not marked as changed.
 *
 * @throws Error for a table with a caption, which the browser would lose.
 */
export function variedTables(tables: readonly Element[]): VariedTables {
  const all = tables.map((table) => placedCells(table));
  const legends = new Set(all.flatMap(legendsOf));
  const numbers = new Map<string, number>();
  const cells: [CellKind, string][] = [];
  const numberOf = (one: PlacedCell, others: readonly PlacedCell[]): number => {
    const kind = kindOf(one);
    const text = textOf(one.cell);
    const key = JSON.stringify([kind, text, isValue(one) ? membersOf(one, others, legends) : []]);
    const number = numbers.get(key) ?? numbers.size;
    if (number === numbers.size) {
      numbers.set(key, number);
      cells.push([kind, text]);
    }
    return number;
  };
  const tablesOfRows = all.map((placed, index) => {
    if (tables[index]?.children.some(isCaption) === true) {
      throw new Error('a table that varies must not have a caption.');
    }
    const rows = (isInHead: boolean) =>
      rowsWith(
        placed.filter((one) => one.isInHead === isInHead),
        (one) => numberOf(one, placed),
      );
    return [rows(true), rows(false)] as const;
  });
  return {cells, tables: tablesOfRows};
}

function rowsWith(placed: readonly PlacedCell[], numberOf: (one: PlacedCell) => number): TableRows {
  const rows = new Map<number, CellAt[]>();
  for (const one of placed) {
    const {row, rows: height, columns: width} = one;
    const number = numberOf(one);
    const cell: CellAt = height === 1 && width === 1 ? number : [number, height, width];
    push(rows, row, cell);
  }
  return [...rows.values()];
}

/** What names the columns of members, such as "Month": it is above values only where its members are, too. */
function legendsOf(placed: readonly PlacedCell[]): string[] {
  const named = new Set(placed.filter((one) => kindOf(one) === 'r').map(({column}) => column));
  return placed
    .filter((one) => one.isInHead && named.has(one.column))
    .map(({cell}) => textOf(cell));
}

/** The sorted texts of the headers of a value, without legends. */
function membersOf(
  value: PlacedCell,
  others: readonly PlacedCell[],
  legends: ReadonlySet<string>,
): string[] {
  const isIn = (at: number, start: number, count: number) => at >= start && at < start + count;
  return others
    .filter((one) =>
      one.isInHead
        ? isIn(value.column, one.column, one.columns)
        : kindOf(one) === 'r' && isIn(value.row, one.row, one.rows),
    )
    .map(({cell}) => textOf(cell))
    .filter((text) => !legends.has(text))
    .sort();
}

function kindOf({cell, isInHead}: PlacedCell): CellKind {
  if (cell.tagName === 'th') {
    return isInHead ? 'c' : 'r';
  }
  return 'dataNumber' in cell.properties ? 'n' : 't';
}

function isValue(one: PlacedCell): boolean {
  return one.cell.tagName === 'td';
}

function isCaption(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'caption';
}

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
