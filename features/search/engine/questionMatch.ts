import {push} from '../../../shared/lists/push';
import type {ExpandedTerm} from './expandTerms';
import type {Question} from './knowledge';

/** Questions as vectors of terms, found by term. */
export interface QuestionIndex {
  /** The document of each. */
  readonly documents: readonly number[];
  /** The length of each vector. */
  readonly norms: readonly number[];
  readonly byTerm: ReadonlyMap<string, readonly number[]>;
  /** The rarity of a term, also of one that only questions have. */
  readonly rarity: (term: string) => number;
}

/** Indexes questions; `pagesWith` returns the number of pages that hold a term. */
export function indexQuestions(
  questions: readonly Question[],
  pages: number,
  pagesWith: (term: string) => number,
): QuestionIndex {
  const rarity = (term: string) => inverseFrequency(pagesWith(term), pages);
  const byTerm = new Map<string, number[]>();
  questions.forEach(({terms}, number) => {
    for (const term of terms) {
      push(byTerm, term, number);
    }
  });
  return {
    documents: questions.map(({document}) => document),
    norms: questions.map(({terms}) =>
      Math.sqrt(terms.reduce((sum, term) => sum + rarity(term) ** 2, 0)),
    ),
    byTerm,
    rarity,
  };
}

// A word on fewer of the pages is more often of the reader's project ("house") than what the page is about.
const rarest = 0.1;

/** The inverse document frequency of BM25, for a word on so many of the pages; very rare words are alike. */
export function inverseFrequency(pagesWith: number, pages: number): number {
  const counted = Math.max(pagesWith, Math.floor(rarest * pages));
  return Math.log(1 + (pages - counted + 0.5) / (counted + 0.5));
}

// A word that nothing here knows is a name or a value as often as it is what is meant.
const unknownShare = 0.5;
// One word in common with a question is a coincidence, and two may be; by the number of words.
const supports = [0, 0, 0.6];

/**
 * The best cosine of the query with a question of each document that has one of its words. A question is
 * matched as a whole: words of two questions do not add up.
 */
export function matchQuestions(
  expanded: readonly ExpandedTerm[],
  {documents, norms, byTerm, rarity}: QuestionIndex,
): Map<number, number> {
  const products = new Map<number, number>();
  const matched = new Map<number, number>();
  let squares = 0;
  for (const {expansions, idf} of expanded) {
    const isKnown = expansions.length > 0;
    const length = isKnown ? idf : unknownShare * rarity('');
    squares += length ** 2;
    const isWhole = expansions.some(({weight}) => weight === 1);
    const best = new Map<number, number>();
    for (const {term, weight, way} of expansions) {
      if (!(isWhole && way === 'prefix')) {
        const value = weight * length * rarity(term);
        for (const question of byTerm.get(term) ?? []) {
          best.set(question, Math.max(best.get(question) ?? 0, value));
        }
      }
    }
    best.forEach((value, question) => {
      products.set(question, (products.get(question) ?? 0) + value);
      matched.set(question, (matched.get(question) ?? 0) + 1);
    });
  }
  const cosines = new Map<number, number>();
  products.forEach((product, question) => {
    const document = documents[question] ?? 0;
    const cosine = Math.min(1, product / (Math.sqrt(squares) * (norms[question] ?? 1)));
    const likeness = cosine * (supports[matched.get(question) ?? 0] ?? 1);
    cosines.set(document, Math.max(cosines.get(document) ?? 0, likeness));
  });
  return cosines;
}
