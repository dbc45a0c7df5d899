import {isRecord} from '../../../shared/json/isRecord';
import {type PackedPostings, isPackedPostings, unpackPostings} from './packedPostings';
import {type Knowledge, type PackedKnowledge, unpackKnowledge} from './knowledge';
import {type PackedTerms, isPackedTerms, unpackTerms} from './packedTerms';

/** The fields of the index, as docusaurus-lunr-search names them. */
export const fields = ['title', 'content', 'keywords'] as const;

/** On more than this share of the pages a word is common: it has one posting in the texts of a page. */
export const commonShare = 0.1;

/** A field of the index. */
export type Field = (typeof fields)[number];

/**
 * The index file. `lunr.Index.load` reads it as an index over the titles of the pages; the rest, which is
 * nearly all, has no dense form in lunr's own format and is packed beside it.
 */
export interface SerializedIndex {
  readonly version: string;
  readonly fields: readonly string[];
  readonly fieldVectors: readonly (readonly [reference: string, weights: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [term: string, postings: object])[];
  readonly pipeline: readonly string[];
  /** All terms of all fields, sorted. */
  readonly terms: PackedTerms;
  /** The documents that hold each of them. */
  readonly postings: Readonly<Record<Field, PackedPostings>>;
  /** What is known beside the words of the pages. */
  readonly knowledge?: PackedKnowledge;
}

/** One field of one document that holds a term. */
export interface Posting {
  readonly document: number;
  readonly field: Field;
  readonly count: number;
}

/** The terms of the index in the order of their characters, and the documents that hold them. */
export interface TermIndex {
  readonly terms: readonly string[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly knowledge: Knowledge;
}

/** The index file, checked and unpacked; throws when it is not one. */
export function parseIndex(file: unknown): TermIndex {
  if (!isRecord(file) || !isPackedTerms(file.terms) || !isRecord(file.postings)) {
    throw new Error('The search index file has not the expected form.');
  }
  const terms = unpackTerms(file.terms);
  const found = terms.map((): Posting[] => []);
  for (const field of fields) {
    const packed = file.postings[field];
    if (!isPackedPostings(packed)) {
      throw new Error(`The search index file has no postings of the field ${field}.`);
    }
    unpackPostings(packed, (term, document, count) => {
      found[term]?.push({document, field, count});
    });
  }
  return {
    terms,
    postings: new Map(terms.map((term, place) => [term, found[place] ?? []])),
    knowledge: unpackKnowledge(file.knowledge, terms),
  };
}
