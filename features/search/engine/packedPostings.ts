import {isRecord} from '../../../shared/json/isRecord';
import {packNumbers, unpackNumbers} from './packedNumbers';

/**
 * Sets of whole numbers in two texts of packed numbers. Sets of the same size are together, since their gaps are
 * alike, which gzip uses.
 */
export interface PackedSets {
  /** In the order of the sets: how many numbers each holds. */
  readonly sizes: string;
  /** Smallest set first: how many numbers lie between one that is in the set and the next. */
  readonly gaps: string;
}

/** A document that holds a term, and how often. */
export type CountedDocument = readonly [document: number, count: number];

/** The postings of all terms: the set of the documents that hold each, and how often they do. */
export interface PackedPostings extends PackedSets {
  /** In the order of the gaps: how often the term occurs there. */
  readonly counts: string;
}

/** Packs sets whose numbers are in ascending order. */
export function packSets(sets: readonly (readonly number[])[]): PackedSets {
  const gaps = smallestFirst(sets.map((set) => set.length)).flatMap((place) =>
    (sets[place] ?? []).map((number, at, set) => number - (set[at - 1] ?? -1) - 1),
  );
  return {sizes: packNumbers(sets.map((set) => set.length)), gaps: packNumbers(gaps)};
}

/**
 * Calls back with each number of each set: the numbers of a set come in ascending order. Without lists in between,
 * since the reader waits for it.
 */
export function unpackSets(packed: PackedSets, visit: (set: number, number: number) => void): void {
  const sizes = unpackNumbers(packed.sizes);
  const gaps = unpackNumbers(packed.gaps);
  let place = 0;
  for (const set of smallestFirst(sizes)) {
    const end = place + (sizes[set] ?? 0);
    let number = -1;
    while (place < end) {
      number += (gaps[place] ?? 0) + 1;
      visit(set, number);
      place += 1;
    }
  }
}

/** Packs the documents of each term, which are in ascending order. */
export function packPostings(lists: readonly (readonly CountedDocument[])[]): PackedPostings {
  const counts = smallestFirst(lists.map((list) => list.length)).flatMap((term) =>
    (lists[term] ?? []).map(([, count]) => count),
  );
  return {
    ...packSets(lists.map((list) => list.map(([document]) => document))),
    counts: packNumbers(counts),
  };
}

/** Calls back with each posting: of any term the documents come in ascending order. */
export function unpackPostings(
  packed: PackedPostings,
  visit: (term: number, document: number, count: number) => void,
): void {
  const counts = unpackNumbers(packed.counts);
  let place = 0;
  unpackSets(packed, (term, document) => {
    visit(term, document, counts[place] ?? 1);
    place += 1;
  });
}

/** Whether a value has the form of packed sets. */
export function isPackedSets(value: unknown): value is PackedSets {
  return isRecord(value) && typeof value.sizes === 'string' && typeof value.gaps === 'string';
}

/** Whether a value has the form of packed postings. */
export function isPackedPostings(value: unknown): value is PackedPostings {
  return isPackedSets(value) && 'counts' in value && typeof value.counts === 'string';
}

function smallestFirst(sizes: readonly number[]): number[] {
  return [...sizes.keys()].sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
}
