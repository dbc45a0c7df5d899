import {type Expansion, expandJoined, expandWord, splitCompound} from './expand';
import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';
import {inverseFrequency} from './questionMatch';
import type {Weights} from './weights';

/** The index terms that a word of the query may mean, and the inverse document frequency of all of them. */
export interface ExpandedTerm {
  readonly expansions: readonly Expansion[];
  readonly idf: number;
}

// Rare on pages that state facts, but they only show the mood of the reader.
const fillerWords = new Set(
  'actually again already always gave give given gives giving instead just properly really several still'.split(
    ' ',
  ),
);

/** The terms that each word may mean, also when it is joined with its neighbor or split in two. */
export function expandTerms(
  words: readonly QueryWord[],
  index: PageIndex,
  weights: Weights,
): ExpandedTerm[] {
  return words.flatMap((word, place) => {
    const expansions = [
      ...expandWord(word, index.terms),
      ...[words[place - 1], words[place + 1]].flatMap((other, side) =>
        other === undefined
          ? []
          : side === 0
            ? expandJoined(other, word, index.terms)
            : expandJoined(word, other, index.terms),
      ),
    ];
    const certain = expansions.some(({way}) => way !== 'fuzzy' && way !== 'part');
    const halves = certain ? undefined : splitCompound(word.word, index.terms);
    if (halves !== undefined) {
      return halves.map((half) =>
        toExpandedTerm(expandWord({word: half, parts: []}, index.terms), index),
      );
    }
    const expanded = toExpandedTerm(expansions, index);
    return [
      {
        ...expanded,
        idf: expanded.idf * (words.length === 1 ? 1 : termBoost(word, expansions, weights)),
      },
    ];
  });
}

/** The weight of a word beside others, on top of its inverse document frequency. */
function termBoost(
  {word, parts}: QueryWord,
  expansions: readonly Expansion[],
  {factors}: Weights,
): number {
  if (fillerWords.has(word)) {
    return factors.filler;
  }
  return parts.length > 1 && expansions.some(({way}) => way === 'exact')
    ? factors.identifierWord
    : 1;
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
