import {type Expansion, expandJoined, expandWord, splitCompound} from './expand';
import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';

/** The index terms that a word of the query may mean, and the inverse document frequency of all of them. */
export interface ExpandedTerm {
  readonly expansions: readonly Expansion[];
  readonly idf: number;
}

// The name of a member, an option or a function is more specific than the words around it in a message.
const identifierBoost = 1.5;
// Rare on pages that state facts, but they only show the mood of the reader.
const fillerWords = new Set(
  'actually again already always gave give given gives giving instead just properly really several still'.split(
    ' ',
  ),
);
const fillerBoost = 0.3;

/** The terms that each word may mean, also when it is joined with its neighbor or split in two. */
export function expandTerms(words: readonly QueryWord[], index: PageIndex): ExpandedTerm[] {
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
      {...expanded, idf: expanded.idf * (words.length === 1 ? 1 : termBoost(word, expansions))},
    ];
  });
}

/** The weight of a word beside others, on top of its inverse document frequency. */
function termBoost({word, parts}: QueryWord, expansions: readonly Expansion[]): number {
  if (fillerWords.has(word)) {
    return fillerBoost;
  }
  return parts.length > 1 && expansions.some(({way}) => way === 'exact') ? identifierBoost : 1;
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
  return {expansions, idf: inverseDocumentFrequency(pages.size, index)};
}

/** The inverse document frequency of BM25, for a word on so many of the pages. */
function inverseDocumentFrequency(pages: number, {pages: all}: PageIndex): number {
  return Math.log(1 + (all.length - pages + 0.5) / (pages + 0.5));
}
