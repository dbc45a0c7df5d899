import {editDistance} from '../../../shared/text/editDistance';
import type {Expansion} from './expand';
import type {Vocabulary} from './nearWords';
import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';
import {indexTerm, termOf} from './terms';
import type {Weights} from './weights';

const maxLength = 40;
const maxCorrections = 3;
const maxCandidates = 12;
// The second word that may have been meant is as often wrong.
const nextShare = 0.5;
// One letter more or less says more than how often a word is used.
const letterCost = 3;
const otherStartCost = 0.7;
const togetherGain = 2;

/**
 * The words that a word with a typing error may stand for: near in letters, frequent, and on the pages of the other
 * words of the query.
 */
export function correctWord(
  {word}: QueryWord,
  others: readonly QueryWord[],
  index: PageIndex,
  {meanings}: Weights,
): Expansion[] {
  const isPlain = word.length >= 4 && word.length <= maxLength && !/\p{N}/u.test(word);
  if (meanings.correction === 0 || !isPlain) {
    return [];
  }
  const pagesOf = (one: string) => new Set(index.postings(termOf(one)).map(({page}) => page));
  const known = others.map((other) => pagesOf(other.word)).filter(({size}) => size > 0);
  const together = (candidate: string) => {
    const pages = [...pagesOf(candidate)];
    const shares = known.map(
      (set) => pages.filter((page) => set.has(page)).length / Math.min(set.size, pages.length || 1),
    );
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  };
  return index
    .near(word)
    .map(({candidate, score}) => ({
      term: indexTerm(candidate),
      score: score + togetherGain * together(candidate),
    }))
    .sort((a, b) => b.score - a.score)
    .flatMap(({term}) => term ?? [])
    .filter((term, place, all) => all.indexOf(term) === place)
    .slice(0, maxCorrections)
    .map((term, place) => ({term, weight: meanings.correction * nextShare ** place, way: 'fuzzy'}));
}

/** A word of the pages that another may have been meant to be. */
export interface NearWord {
  readonly candidate: string;
  readonly score: number;
}

/** The words of the pages that are near to a word in letters, frequent ones first. */
export function nearTo(word: string, vocabulary: Vocabulary): NearWord[] {
  const limit = word.length < 6 ? 1 : 2;
  const found: NearWord[] = [];
  for (const [candidate, count] of vocabulary) {
    const distance = editDistance(word, candidate, limit);
    if (distance <= limit) {
      const start = candidate.startsWith(word.slice(0, 1)) ? 0 : otherStartCost;
      found.push({candidate, score: Math.log(count) - letterCost * distance - start});
    }
  }
  return found.sort((a, b) => b.score - a.score).slice(0, maxCandidates);
}
