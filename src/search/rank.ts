import lunr from 'lunr';

import {tokenize} from './tokenize';

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

/**
 * The documents that hold at least half of the words, best first. Each word is looked up whole and as a
 * beginning; only when that finds nothing, its parts and then words that differ in one or two letters.
 * The weight grows with the square of the share of words found.
 */
export function rank(index: lunr.Index, words: readonly string[]): Ranked[] {
  const found = new Map<number, Found>();
  for (const word of words) {
    for (const result of lookUp(index, word)) {
      const position = Number(result.ref);
      const entry = found.get(position) ?? {score: 0, words: 0, terms: new Set<string>()};
      entry.score += result.score;
      entry.words += 1;
      Object.keys(result.matchData.metadata).forEach((term) => entry.terms.add(term));
      found.set(position, entry);
    }
  }
  const needed = Math.ceil(words.length / 2);
  const enough = [...found].some(([, entry]) => entry.words >= needed);
  return [...found]
    .filter(([, entry]) => !enough || entry.words >= needed)
    .map(([position, {score, words: count, terms}]) => ({
      position,
      score: score * (count / words.length) ** 2,
      terms,
    }))
    .sort((a, b) => b.score - a.score || a.position - b.position);
}

function lookUp(index: lunr.Index, word: string): lunr.Index.Result[] {
  const direct = index.query((query) => {
    query.term(word, {boost: 10});
    if (word.length > 1) {
      query.term(word, {usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING});
    }
  });
  if (direct.length > 0) {
    return direct;
  }
  const parts = tokenize(word).slice(1);
  const byParts =
    parts.length > 0
      ? index.query((query) => {
          parts.forEach((part) => query.term(part.word, {}));
        })
      : [];
  return byParts.length > 0 ? byParts : lookUpAlike(index, word);
}

function lookUpAlike(index: lunr.Index, word: string): lunr.Index.Result[] {
  for (const editDistance of word.length < 4 ? [] : word.length < 7 ? [1] : [1, 2]) {
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
