import {isRecord} from '../../../shared/json/isRecord';

/** The fields of the index, as docusaurus-lunr-search names them. */
export const fields = ['title', 'content', 'keywords'] as const;

/** On more than this share of the pages a word is common: it has one posting in the texts of a page. */
export const commonShare = 0.1;

/** A field of the index. */
export type Field = (typeof fields)[number];

/** A word of one field: for each document that holds it, how often. */
type Postings = Readonly<Record<string, unknown>>;

/** The index file: what `lunr.Index.load` reads, with counts where lunr has positions. */
export interface SerializedIndex {
  readonly version: string;
  readonly fields: readonly string[];
  readonly fieldVectors: readonly (readonly [reference: string, weights: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [term: string, postings: Postings])[];
  readonly pipeline: readonly string[];
}

/** One field of one document that holds a term. */
export interface Posting {
  readonly document: number;
  readonly field: Field;
  readonly count: number;
}

/** The terms of the index in the order of their signs, and where they stand. */
export interface TermIndex {
  readonly terms: readonly string[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}

/** The index file, checked; throws when it is not one. */
export function parseIndex(file: unknown): TermIndex {
  if (!isRecord(file) || !Array.isArray(file.fields) || !Array.isArray(file.invertedIndex)) {
    throw new Error('The search index file has not the expected form.');
  }
  const postings = new Map<string, readonly Posting[]>();
  const entries: readonly unknown[] = file.invertedIndex;
  for (const entry of entries) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !isRecord(entry[1])) {
      throw new Error('The search index file has an entry that is not a term with its documents.');
    }
    postings.set(entry[0], readPostings(entry[1]));
  }
  return {terms: [...postings.keys()].sort(), postings};
}

function readPostings(inFields: Readonly<Record<string, unknown>>): Posting[] {
  return fields.flatMap((field) => {
    const inField = inFields[field];
    return isRecord(inField)
      ? Object.entries(inField).map(([document, count]) => ({
          document: Number(document),
          field,
          // An index of lunr's own has positions here.
          count: typeof count === 'number' ? count : 1,
        }))
      : [];
  });
}
