import type {ExpandedTerm} from './expandTerms';
import type {PageIndex} from './pageIndex';

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
