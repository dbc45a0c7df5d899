import type {MappingRow} from '../../library-facts';

/** The columns that the table can be sorted by. */
export type Column = 'order' | 'source' | 'target' | 'transformer';

/** A row and its place in the order of trying, from 1. */
export interface NumberedRow extends MappingRow {
  readonly order: number;
}

export interface Selection {
  /** Words that a row must contain, each in one of its names; case does not matter. */
  readonly words: string;
  readonly column: Column;
  readonly descending: boolean;
}

/** The rows that contain all words, in the chosen order; equal ones stay in the order of trying. */
export function selectRows(
  rows: readonly MappingRow[],
  {words, column, descending}: Selection,
): NumberedRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = descending ? -1 : 1;
  return rows
    .map((row, index) => ({...row, order: index + 1}))
    .filter(({source, target, transformer}) => {
      const text = `${source} ${target} ${transformer}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort(
      (a, b) =>
        direction *
        (column === 'order' ? a.order - b.order : a[column].localeCompare(b[column], 'en')),
    );
}
