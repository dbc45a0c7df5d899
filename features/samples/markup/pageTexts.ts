/** A piece of highlighted text: plain, or an element with classes, the number of a name's entry and content. */
export type Piece =
  string | readonly [className: string, entry: number | null, content: readonly Piece[]];

/** A text as its lines, each an element of class `line`. */
export type Lines = readonly Piece[];

/** One thing that varies: the word in the address, the name and the values, the first first. */
export type Choice = readonly [key: string, name: string, ...values: string[]];

/** A block of a page whose text depends on what the reader chooses. */
export interface VariedText {
  readonly choices: readonly Choice[];
  readonly texts: readonly Lines[];
  /** The number of the text for each combination; the last choice changes first. */
  readonly of: readonly number[];
}

/** The file that the browser fetches: the varied blocks of a page. */
export type PageTexts = readonly VariedText[];

/** Distinguishes such a file from an error page; it is made in the same build. */
export function isPageTexts(value: unknown): value is PageTexts {
  return Array.isArray(value);
}
