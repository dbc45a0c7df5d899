import {type Expansion, expandJoined, expandWord, splitCompound} from './expand';
import {correctWord} from './otherWords';
import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';
import {inverseFrequency} from './questionMatch';
import {alternative, translate} from './translate';
import type {Weights} from './weights';

/** The index terms that a word of the query may mean, and the inverse document frequency of all of them. */
export interface ExpandedTerm {
  readonly expansions: readonly Expansion[];
  readonly idf: number;
}

/** The terms that each word may mean, also when it is joined with its neighbor or split in two. */
export function expandTerms(
  typed: readonly QueryWord[],
  index: PageIndex,
  weights: Weights,
): ExpandedTerm[] {
  const words = translate(typed, index, weights);
  return words.flatMap(({word, share}, place) => {
    const expansions = [
      ...ownExpansions(
        word,
        words.map((other) => other.word),
        index,
        weights,
      ),
      ...[words[place - 1], words[place + 1]].flatMap((other, side) =>
        other === undefined
          ? []
          : side === 0
            ? expandJoined(other.word, word, index.terms)
            : expandJoined(word, other.word, index.terms),
      ),
    ];
    const isWord = expansions.some(({way}) => way !== 'part');
    const halves = isWord ? undefined : splitCompound(word.word, index.terms);
    if (halves !== undefined) {
      return halves.map((half) =>
        toExpandedTerm(expandWord({word: half, parts: []}, index.terms), index),
      );
    }
    const expanded = toExpandedTerm(expansions, index);
    return [{...expanded, idf: expanded.idf * share}];
  });
}

/** What a word means by itself: itself, a longer word, a name of a library, or what was meant to be typed. */
function ownExpansions(
  word: QueryWord,
  words: readonly QueryWord[],
  index: PageIndex,
  weights: Weights,
): readonly Expansion[] {
  const expansions = expandWord(word, index.terms, false);
  // The last word may be unfinished. Another one that no page has is rather misspelled than the beginning of a longer word.
  const isUnfinished = words.at(-1) === word && expansions.some(({way}) => way === 'prefix');
  if (isUnfinished || expansions.some(({weight}) => weight === 1)) {
    const other = weights.meanings.thesaurus === 0 ? undefined : alternative(word, index);
    return other === undefined || expansions.some(({term}) => term === other)
      ? expansions
      : [...expansions, {term: other, weight: weights.meanings.thesaurus, way: 'thesaurus'}];
  }
  const others = words.filter((other) => other !== word);
  const corrected = correctWord(word, others, index, weights);
  const longer = expansions.filter(({way}) => way === 'prefix');
  return corrected.length > 0 ? [...longer, ...corrected] : expandWord(word, index.terms);
}

function toExpandedTerm(expansions: readonly Expansion[], index: PageIndex): ExpandedTerm {
  // A longer word is not rarer than what was typed: its pages count for all meanings of the word.
  const maxWeight = Math.max(0, ...expansions.map(({weight}) => weight));
  const pages = new Set(
    expansions
      .filter(({weight, way}) => weight === maxWeight || way === 'prefix')
      .flatMap(({term, way}) =>
        maxWeight === 1 && way === 'prefix' ? [] : index.postings(term).map(({page}) => page),
      ),
  );
  return {expansions, idf: inverseFrequency(pages.size, index.pages.length)};
}
