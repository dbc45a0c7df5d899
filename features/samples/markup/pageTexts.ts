/** A piece of highlighted text: plain, or an element with classes, the number of a name's entry and content. */
export type Piece =
  string | readonly [className: string, entry: number | null, content: readonly Piece[]];

/** A text as its lines, each an element of class `line`. */
export type Lines = readonly Piece[];

/** One thing that varies: the word in the address, the name and the values, the first first. */
export type Choice = readonly [key: string, name: string, ...values: string[]];

/** What a cell is: the header of columns or of a row, a number or a text. */
export type CellKind = 'c' | 'r' | 'n' | 't';

/** A cell in a row: its number in the list of different cells, with rows and columns if it spans several. */
export type CellAt = number | readonly [cell: number, rows: number, columns: number];

/** Rows of a table. */
export type TableRows = readonly (readonly CellAt[])[];

/** The tables that the texts of a varied output are. */
export interface VariedTables {
  /** The different cells of all tables; the same value in another place is the same cell. */
  readonly cells: readonly (readonly [kind: CellKind, text: string])[];
  /** A table for each text. */
  readonly tables: readonly (readonly [head: TableRows, body: TableRows])[];
}

/** A block of a page whose text depends on what the reader chooses. */
export interface VariedText {
  readonly choices: readonly Choice[];
  readonly texts: readonly Lines[];
  /** The number of the text for each combination; the last choice changes first. */
  readonly of: readonly number[];
  /** For an output that is shown as a table. */
  readonly tables?: VariedTables;
}

/** The file that the browser fetches: the varied blocks of a page. */
export type PageTexts = readonly VariedText[];

/** Distinguishes such a file from an error page; it is made in the same build. */
export function isPageTexts(value: unknown): value is PageTexts {
  return Array.isArray(value);
}
