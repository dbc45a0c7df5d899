// cspell:ignore ation ment derivat -- endings of words, and a beginning
import {toAmericanSpelling} from './toAmericanSpelling';
import {editDistance} from '../../../shared/text/editDistance';
import type {QueryWord} from './parseQuery';
import {has, hasWord, lowerBound} from './sortedTerms';
import {stem, termOf} from './terms';

/** A term of the index that a word of the query may mean. */
export interface Expansion {
  readonly term: string;
  /** From 0 to 1: how likely the reader means the term. */
  readonly weight: number;
  readonly way: 'exact' | 'prefix' | 'suffix' | 'fuzzy' | 'compound' | 'part' | 'thesaurus';
}

const maxPrefixMatches = 40;
const minUnfinished = 4;
// What the rest of an unfinished word may be, if the stemmer takes more off the whole word than its ending.
const endings = [
  'ion',
  'ions',
  'ing',
  'e',
  'ed',
  'ation',
  'ment',
  'y',
  'ity',
  'ize',
  'able',
  'ble',
  'al',
];
const maxFuzzyMatches = 8;
// Comparing longer words takes seconds, and nobody types them.
const maxFuzzyLength = 40;

/**
 * The terms that a word may mean, each once: the word itself; words that begin with it; for a word that
 * is not there, the same with another suffix; and if it may be guessed, words that differ in one or two letters, and
 * its parts.
 */
export function expandWord(
  {word: typed, parts}: QueryWord,
  terms: readonly string[],
  isGuessed = true,
): Expansion[] {
  const word = asIndexed(typed, terms);
  const found = new Map<string, Expansion>();
  const add = (term: string, weight: number, way: Expansion['way']) => {
    if ((found.get(term)?.weight ?? 0) < weight) {
      found.set(term, {term, weight, way});
    }
  };
  const whole = termOf(word);
  for (const term of new Set([whole, word])) {
    if (has(terms, term)) {
      add(term, 1, 'exact');
    }
  }
  // The stemmer leaves adverbs apart: "lazily" is also "lazy".
  const adjective = stem(word.replace(/ily$/, 'y').replace(/ly$/, ''));
  if (word.endsWith('ly') && has(terms, adjective)) {
    add(adjective, 0.8, 'suffix');
  }
  const exact = found.size > 0;
  for (const term of prefixMatches(terms, word)) {
    // What is typed in part is meant in full; what is a word already rarely means a longer one.
    add(term, (exact ? 0.4 : 0.85) * (word.length / term.length) ** 0.5, 'prefix');
  }
  if (!exact && word.length >= minUnfinished) {
    // "derivat" is the beginning of "derivation", which the index has as "deriv".
    for (const term of endings.map((ending) => stem(word + ending))) {
      if (!term.startsWith(word) && has(terms, term)) {
        add(term, 0.85, 'prefix');
      }
    }
  }
  if (found.size === 0) {
    for (let length = word.length - 1; length >= Math.max(4, word.length - 3); length -= 1) {
      if (has(terms, word.slice(0, length))) {
        add(word.slice(0, length), 0.8, 'suffix');
      }
    }
  }
  if (!isGuessed) {
    return [...found.values()];
  }
  if (found.size === 0) {
    for (const [term, distance] of fuzzyMatches(terms, word)) {
      add(term, distance === 1 ? 0.7 : 0.45, 'fuzzy');
    }
  }
  if (found.size === 0) {
    for (const part of parts) {
      const term = stem(part);
      if (has(terms, term)) {
        add(term, 0.5 / parts.length ** 0.5, 'part');
      }
    }
  }
  return [...found.values()];
}

/** A word in American spelling if only that is indexed: its stem is too far away for a fuzzy match. */
function asIndexed(word: string, terms: readonly string[]): string {
  const american = toAmericanSpelling(word);
  return !hasWord(terms, word) && hasWord(terms, american) ? american : word;
}

/** What two words that follow one another mean when they are written as one. */
export function expandJoined(
  first: QueryWord,
  second: QueryWord,
  terms: readonly string[],
): Expansion[] {
  const term = stem(first.word + second.word);
  return has(terms, term) ? [{term, weight: 0.9, way: 'compound'}] : [];
}

/** The two words that a word which is not in the index is made of; undefined when there are none. */
export function splitCompound(
  word: string,
  terms: readonly string[],
): readonly [string, string] | undefined {
  for (let length = word.length - 3; length >= 3; length -= 1) {
    const [first, second] = [word.slice(0, length), word.slice(length)];
    if (has(terms, stem(first)) && has(terms, stem(second))) {
      return [first, second];
    }
  }
  return undefined;
}

function prefixMatches(terms: readonly string[], word: string): string[] {
  if (word.length < 2) {
    return [];
  }
  const found: string[] = [];
  for (let place = lowerBound(terms, word); terms[place]?.startsWith(word) === true; place += 1) {
    found.push(terms[place] ?? '');
  }
  return found
    .filter((term) => term !== word)
    .sort((a, b) => a.length - b.length)
    .slice(0, maxPrefixMatches);
}

function fuzzyMatches(terms: readonly string[], word: string): [string, number][] {
  if (word.length < 4 || word.length > maxFuzzyLength) {
    return [];
  }
  const limit = word.length < 7 ? 1 : 2;
  const ending = stem(word);
  return terms
    .map((term): [string, number] => [
      term,
      Math.min(editDistance(word, term, limit), editDistance(ending, term, limit)),
    ])
    .filter(([term, distance]) => distance > 0 && distance <= limit && term.length > 2)
    .sort(([a, x], [b, y]) => x - y || sameStart(b, word) - sameStart(a, word))
    .slice(0, maxFuzzyMatches);
}

function sameStart(term: string, word: string): number {
  return term.startsWith(word.slice(0, 1)) ? 1 : 0;
}
