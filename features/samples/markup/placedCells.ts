import type {Element} from 'hast';

/** A cell of a table, with its place among the rows and columns, numbered from 0. */
export interface PlacedCell {
  readonly cell: Element;
  readonly isInHead: boolean;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The cells of a table at their places; a cell that spans rows moves those below it to the right. */
export function placedCells(table: Element): PlacedCell[] {
  const taken = new Set<string>();
  return rowsOf(table, false).flatMap(({cells, isInHead}, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${row} ${column}`)) {
        column += 1;
      }
      const rows = Number(cell.properties.rowSpan ?? 1);
      const columns = Number(cell.properties.colSpan ?? 1);
      for (let place = 0; place < rows * columns; place += 1) {
        taken.add(`${row + Math.floor(place / columns)} ${column + (place % columns)}`);
      }
      return {cell, isInHead, row, column, rows, columns};
    });
  });
}

function rowsOf(
  {tagName, children}: Element,
  isInHead: boolean,
): {readonly cells: readonly Element[]; readonly isInHead: boolean}[] {
  const inner = children.filter((child) => child.type === 'element');
  return tagName === 'tr'
    ? [{cells: inner, isInHead}]
    : inner.flatMap((child) => rowsOf(child, isInHead || tagName === 'thead'));
}
