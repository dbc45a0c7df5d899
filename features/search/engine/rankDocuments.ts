import type {ExpandedTerm} from './expandTerms';
import type {PageIndex} from './pageIndex';
import {commonShare} from './termIndex';

// Found this often, a word is half as good as it can be.
const saturation = 1.2;
const titleBoost = 6;

/** The scores of the documents that hold a term of the query. */
export function scoreDocuments(
  expanded: readonly ExpandedTerm[],
  index: PageIndex,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const {expansions, idf} of expanded) {
    const best = new Map<number, number>();
    for (const {term, weight} of expansions) {
      for (const [document, {title, text}] of index.documents(term)) {
        const frequency = titleBoost * title + text;
        const score = (weight * idf * frequency) / (saturation + frequency);
        best.set(document, Math.max(best.get(document) ?? 0, score));
      }
    }
    best.forEach((score, document) => {
      scores.set(document, (scores.get(document) ?? 0) + score);
    });
  }
  return scores;
}

// The index has one posting of a word that is more common in the texts of a page.
const commonIdf = Math.log(1 / commonShare);

/** The share of the query that each document holds, by inverse document frequency, without common words. */
export function sharesOfDocuments(
  expanded: readonly ExpandedTerm[],
  index: PageIndex,
): (document: number) => number {
  const covered = new Map<number, number>();
  const rareTerms = expanded.filter(({idf}) => idf > commonIdf);
  for (const {expansions, idf} of rareTerms) {
    const best = new Map<number, number>();
    for (const {term, weight} of expansions) {
      for (const document of index.documents(term).keys()) {
        best.set(document, Math.max(best.get(document) ?? 0, weight));
      }
    }
    best.forEach((weight, document) => {
      covered.set(document, (covered.get(document) ?? 0) + idf * weight);
    });
  }
  const whole = rareTerms.reduce((sum, {idf}) => sum + idf, 0);
  return (document) => (whole === 0 ? 0 : (covered.get(document) ?? 0) / whole);
}

/** The documents of a page that have a score, best first; the first one when none has, or when the query is its title. */
export function rankDocuments(
  documents: readonly number[],
  scores: ReadonlyMap<number, number>,
  isTitleMatch: boolean,
): number[] {
  const found = documents.filter((document) => scores.has(document));
  const [first] = documents;
  if (first !== undefined && (found.length === 0 || isTitleMatch)) {
    return [first, ...sorted(found, scores).filter((document) => document !== first)];
  }
  return sorted(found, scores);
}

function sorted(documents: readonly number[], scores: ReadonlyMap<number, number>): number[] {
  return documents.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
}
