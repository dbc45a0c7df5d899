import {packNumbers, unpackNumbers} from './packedNumbers';

/** A document that holds a term, and how often. */
export type CountedDocument = readonly [document: number, count: number];

/**
 * The postings of all terms in three texts of packed numbers. Terms with the same number of documents are together,
 * since their gaps are alike, which gzip uses.
 */
export interface PackedPostings {
  /** In the order of the terms: how many documents hold each. */
  readonly sizes: string;
  /** Rarest term first: how many documents lie between one that holds it and the next. */
  readonly gaps: string;
  /** In the order of the gaps: how often the term occurs there. */
  readonly counts: string;
}

/** Packs the documents of each term, which are in ascending order. */
export function packPostings(lists: readonly (readonly CountedDocument[])[]): PackedPostings {
  const sizes = lists.map((list) => list.length);
  const ordered = rarestFirst(sizes).map((term) => lists[term] ?? []);
  const gaps = ordered.flatMap((list) =>
    list.map(([document], place) => document - (list[place - 1]?.[0] ?? -1) - 1),
  );
  return {
    sizes: packNumbers(sizes),
    gaps: packNumbers(gaps),
    counts: packNumbers(ordered.flatMap((list) => list.map(([, count]) => count))),
  };
}

/**
 * Calls back with each posting: of any term the documents come in ascending order. Without lists in between,
 * since the reader waits for it.
 */
export function unpackPostings(
  packed: PackedPostings,
  visit: (term: number, document: number, count: number) => void,
): void {
  const sizes = unpackNumbers(packed.sizes);
  const gaps = unpackNumbers(packed.gaps);
  const counts = unpackNumbers(packed.counts);
  let place = 0;
  for (const term of rarestFirst(sizes)) {
    const end = place + (sizes[term] ?? 0);
    let document = -1;
    while (place < end) {
      document += (gaps[place] ?? 0) + 1;
      visit(term, document, counts[place] ?? 1);
      place += 1;
    }
  }
}

function rarestFirst(sizes: readonly number[]): number[] {
  return [...sizes.keys()].sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
}
