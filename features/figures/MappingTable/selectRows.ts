import type {MappingRow} from '../../library-facts';

/** The columns that the table can be sorted by. */
export type Column = 'order' | 'source' | 'target' | 'transformer';

/** A row and its place in the order of trying, from 1. */
export interface NumberedRow extends MappingRow {
  readonly order: number;
}

export interface Selection {
  /** Each must be the start of a name of a row or a whole word of it; case does not matter. */
  readonly words: string;
  readonly column: Column;
  readonly descending: boolean;
}

/** The rows that have a name for each word, in the chosen order; equal ones stay in the order of trying. */
export function selectRows(
  rows: readonly MappingRow[],
  {words, column, descending}: Selection,
): NumberedRow[] {
  const wanted = partsOf(words, /\W+/);
  const direction = descending ? -1 : 1;
  return rows
    .map((row, index) => ({...row, order: index + 1}))
    .filter(({source, target, transformer}) => {
      const text = `${source} ${target} ${transformer}`;
      const names = partsOf(text, /\W+/);
      // Not any part: "int" is in "Interface" and in "DatePoint".
      const whole = partsOf(text, /\W+|(?=[A-Z])/);
      return wanted.every(
        (word) => whole.includes(word) || names.some((name) => name.startsWith(word)),
      );
    })
    .sort(
      (a, b) =>
        direction *
        (column === 'order' ? a.order - b.order : a[column].localeCompare(b[column], 'en')),
    );
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
}
