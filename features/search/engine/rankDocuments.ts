import type {Meant} from './meanings';
import type {PageIndex} from './pageIndex';
import {commonShare} from './termIndex';

// Found this often, a word is half as good as it can be.
const saturation = 1.2;
const titleBoost = 6;

/** How well each document holds what is meant; those that hold nothing of it are left out. */
export function scoreDocuments(meant: readonly Meant[], index: PageIndex): Map<number, number> {
  const scores = new Map<number, number>();
  for (const {expansions, rare} of meant) {
    const best = new Map<number, number>();
    for (const {term, weight} of expansions) {
      for (const [document, {title, text}] of index.documents(term)) {
        const held = titleBoost * title + text;
        const score = (weight * rare * held) / (saturation + held);
        best.set(document, Math.max(best.get(document) ?? 0, score));
      }
    }
    best.forEach((score, document) => {
      scores.set(document, (scores.get(document) ?? 0) + score);
    });
  }
  return scores;
}

// The index has one posting of a word that is less rare in the texts of a page.
const commonRarity = Math.log(1 / commonShare);

/** Tells for each document which share of what is meant it holds, common words left out. */
export function sharesOfDocuments(
  meant: readonly Meant[],
  index: PageIndex,
): (document: number) => number {
  const held = new Map<number, number>();
  const telling = meant.filter(({rare}) => rare > commonRarity);
  for (const {expansions, rare} of telling) {
    const best = new Map<number, number>();
    for (const {term, weight} of expansions) {
      for (const document of index.documents(term).keys()) {
        best.set(document, Math.max(best.get(document) ?? 0, weight));
      }
    }
    best.forEach((weight, document) => {
      held.set(document, (held.get(document) ?? 0) + rare * weight);
    });
  }
  const whole = telling.reduce((sum, {rare}) => sum + rare, 0);
  return (document) => (whole === 0 ? 0 : (held.get(document) ?? 0) / whole);
}

/** The documents of a page that have a score, best first; the first one when none has, or when it is meant. */
export function rankDocuments(
  documents: readonly number[],
  scores: ReadonlyMap<number, number>,
  isFirstMeant: boolean,
): number[] {
  const found = documents.filter((document) => scores.has(document));
  const [first] = documents;
  if (first !== undefined && (found.length === 0 || isFirstMeant)) {
    return [first, ...sorted(found, scores).filter((document) => document !== first)];
  }
  return sorted(found, scores);
}

function sorted(documents: readonly number[], scores: ReadonlyMap<number, number>): number[] {
  return documents.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
}
