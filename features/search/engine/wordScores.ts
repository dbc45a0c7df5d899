import type {Expansion} from './expand';
import type {ExpandedTerm} from './expandTerms';
import type {Reason} from './factors';
import {type PageIndex, type PagePosting, type Place, places} from './pageIndex';
import type {Weights} from './weights';

// How much a long field counts against a page.
const lengthWeights: Readonly<Record<Place, number>> = {
  title: 0.4,
  path: 0.3,
  keywords: 0.3,
  questions: 0.5,
  headings: 0.5,
  text: 0.6,
};

const saturation = 1.2;
// The title of a library's first page is its name: beside other words it only names where to look.
const nameOnly = 0.25;

/** What a page has of the words of a query. */
export interface FoundWords {
  /** What the words add, each by its best place. */
  sum: number;
  /** The rarity of the words that are there. */
  covered: number;
  /** The index terms found. */
  readonly terms: Set<string>;
  readonly parts: BestPlace[];
}

/** The best places of one word of a query on a page, and what it adds. */
interface BestPlace {
  score: number;
  /** Of the most likely term on the page. */
  weight: number;
  expansion: Expansion;
  posting: PagePosting;
  readonly terms: string[];
}

/** A page that has no word of the query. */
export function noWords(): FoundWords {
  return {sum: 0, covered: 0, terms: new Set(), parts: []};
}

/** The words of a query by page: places are weighed like in BM25F, and each word counts by its best meaning. */
export function findWordsOfPages(
  expanded: readonly ExpandedTerm[],
  index: PageIndex,
  weights: Weights,
): Map<number, FoundWords> {
  const found = new Map<number, FoundWords>();
  for (const {expansions, idf} of expanded) {
    const bests = bestByPage(expansions, idf, index, expanded.length > 1, weights);
    for (const [page, best] of bests) {
      const entry = found.get(page) ?? noWords();
      entry.sum += best.score;
      entry.covered += idf * best.weight;
      best.terms.forEach((term) => entry.terms.add(term));
      entry.parts.push(best);
      found.set(page, entry);
    }
  }
  return found;
}

/** A word and its places, for authors. */
export function reasonOf({score, expansion, posting}: BestPlace): Reason {
  const what = `${expansion.term} (${expansion.way}) in ${placesOf(posting)}`;
  return {what, value: score, factor: false};
}

function bestByPage(
  expansions: readonly Expansion[],
  idf: number,
  index: PageIndex,
  isOneOfSeveral: boolean,
  weights: Weights,
): Map<number, BestPlace> {
  const best = new Map<number, BestPlace>();
  for (const expansion of expansions) {
    const {term, weight} = expansion;
    for (const posting of index.postings(term)) {
      const score = weight * idf * fieldScore(posting, index, isOneOfSeveral, weights);
      const entry = best.get(posting.page) ?? {score: 0, weight: 0, expansion, posting, terms: []};
      entry.terms.push(term);
      entry.weight = Math.max(entry.weight, weight);
      if (score > entry.score) {
        Object.assign(entry, {score, expansion, posting});
      }
      best.set(posting.page, entry);
    }
  }
  return best;
}

/** Each place counts up to its boost, the sooner the shorter it is. */
function fieldScore(
  {page, counts}: PagePosting,
  {pages, means}: PageIndex,
  isOneOfSeveral: boolean,
  {boosts}: Weights,
): number {
  const {lengths, isFirst} = pages[page] ?? {};
  return places.reduce((sum, place) => {
    const count = counts[place] ?? 0;
    const length = (lengths?.[place] ?? 0) / means[place];
    const norm = 1 - lengthWeights[place] + lengthWeights[place] * length;
    const share = place === 'title' && isOneOfSeveral && isFirst === true ? nameOnly : 1;
    return sum + (share * boosts[place] * count) / (count + saturation * norm);
  }, 0);
}

function placesOf({counts}: PagePosting): string {
  return places
    .filter((place) => counts[place] !== undefined)
    .map((place) => `${place} ${String(counts[place])}`)
    .join(', ');
}
