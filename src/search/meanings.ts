import {type Expansion, expandJoined, expandWord, splitCompound} from './expand';
import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';

/** What a word of the query means, and how much it tells. */
export interface Meant {
  readonly expansions: readonly Expansion[];
  readonly rare: number;
}

/** What each word may mean, also when it is joined with its neighbor or split in two. */
export function meanings(words: readonly QueryWord[], index: PageIndex): Meant[] {
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
    const certain = expansions.some(({way}) => way !== 'alike' && way !== 'part');
    const halves = certain ? undefined : splitCompound(word.word, index.terms);
    if (halves !== undefined) {
      return halves.map((half) => toMeant(expandWord({word: half, parts: []}, index.terms), index));
    }
    return [toMeant(expansions, index)];
  });
}

function toMeant(expansions: readonly Expansion[], index: PageIndex): Meant {
  // A longer word is not rarer than what was typed: its pages count for all meanings of the word.
  const surest = Math.max(0, ...expansions.map(({weight}) => weight));
  const pages = new Set(
    expansions
      .filter(({weight, way}) => weight === surest || way === 'beginning')
      .flatMap(({term, way}) =>
        surest === 1 && way === 'beginning' ? [] : index.postings(term).map(({page}) => page),
      ),
  );
  return {expansions, rare: rarity(pages.size, index)};
}

/** How much a word tells that stands on so many of the pages. */
function rarity(pages: number, {pages: all}: PageIndex): number {
  return Math.log(1 + (all.length - pages + 0.5) / (pages + 0.5));
}
