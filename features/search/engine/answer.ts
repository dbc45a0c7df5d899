/** A piece of a text; hits are shown as found words. */
export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

/** One place that a query has found. */
export interface Hit {
  /** Route, with `#` and the anchor of a heading. */
  readonly url: string;
  /** Null for the page itself. */
  readonly heading: readonly Segment[] | null;
  readonly snippet: readonly Segment[];
  /** The found words as the text has them, in lower case: marked on the target page. */
  readonly words: readonly string[];
}

/** The hits on one page, best first. */
export interface PageHits {
  readonly route: string;
  /** Empty for pages outside the libraries. */
  readonly library: string;
  readonly title: readonly Segment[];
  readonly kind: string | null;
  readonly hits: readonly Hit[];
}

/** The answer to a query: pages, best first, or queries that come close when there are none. */
export interface Answer {
  readonly text: string;
  /** How many there are, also of those that are not listed. */
  readonly found: {readonly pages: number; readonly hits: number};
  /** Those that are listed. */
  readonly pages: readonly PageHits[];
  readonly near: readonly string[];
}

/** The answer that has found nothing. */
export function emptyAnswer(text: string): Answer {
  return {text, found: {pages: 0, hits: 0}, pages: [], near: []};
}

/** The number of hits in an answer. */
export function countHits(pages: readonly PageHits[]): number {
  return pages.reduce((sum, {hits}) => sum + hits.length, 0);
}
