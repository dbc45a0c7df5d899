import lunr from 'lunr';

import type {QueryWord} from './parseQuery';

/** A document that a query has found: its place in the list, its weight and the index terms found in it. */
export interface Ranked {
  readonly position: number;
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

interface Found {
  score: number;
  words: number;
  readonly terms: Set<string>;
}

const longestAlike = 30;

/**
 * The documents that hold at least half of the words, best first. Each word is looked up whole and as a
 * beginning; only when that finds nothing, words that differ in one or two letters, and then its parts.
 * The weight grows with the square of the share of words found, and the weight of one word is bounded: a
 * title that holds one word does not outweigh a text that holds all.
 */
export function rank(index: lunr.Index, words: readonly QueryWord[]): Ranked[] {
  const found = new Map<number, Found>();
  for (const word of words) {
    const results = lookUp(index, word);
    const best = results[0]?.score ?? 1;
    for (const {ref, score, matchData} of results) {
      const position = Number(ref);
      const entry = found.get(position) ?? {score: 0, words: 0, terms: new Set<string>()};
      entry.score += (1 + score / best) / 2;
      entry.words += 1;
      Object.keys(matchData.metadata).forEach((term) => entry.terms.add(term));
      found.set(position, entry);
    }
  }
  const needed = Math.ceil(words.length / 2);
  const enough = [...found.values()].some((entry) => entry.words >= needed);
  return [...found]
    .filter(([, entry]) => !enough || entry.words >= needed)
    .map(([position, {score, words: count, terms}]) => ({
      position,
      score: score * (count / words.length) ** 2,
      terms,
    }))
    .sort((a, b) => b.score - a.score || a.position - b.position);
}

function lookUp(index: lunr.Index, {word, parts}: QueryWord): lunr.Index.Result[] {
  const direct = index.query((query) => {
    query.term(word, {boost: 10});
    if (word.length > 1) {
      query.term(word, {usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING});
    }
  });
  if (direct.length > 0) {
    return direct;
  }
  const alike = lookUpAlike(index, word);
  if (alike.length > 0 || parts.length === 0) {
    return alike;
  }
  return index.query((query) => {
    parts.forEach((part) => {
      query.term(part, {});
    });
  });
}

function lookUpAlike(index: lunr.Index, word: string): lunr.Index.Result[] {
  // Long words have too many words alike: seconds of work for what nobody types.
  const distances =
    word.length < 4 || word.length > longestAlike ? [] : word.length < 7 ? [1] : [1, 2];
  for (const editDistance of distances) {
    const alike = index.query((query) => {
      query.term(word, {editDistance});
      query.term(word, {editDistance, usePipeline: false});
    });
    if (alike.length > 0) {
      return alike;
    }
  }
  return [];
}
