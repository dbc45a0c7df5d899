import {type Expansion, expandJoined, expandWord, splitCompound} from './expand';
import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';

/** What a word of the query means, and how much it tells. */
export interface Meant {
  readonly expansions: readonly Expansion[];
  readonly rare: number;
}

// The name of a member, an option or a function tells more than the words around it in a message.
const nameTells = 1.5;
// These are rare on pages that say what is, and tell a reader's mood.
const mood = new Set(
  'actually again already always gave give given gives giving instead just properly really several still'.split(
    ' ',
  ),
);
const moodTells = 0.3;

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
    const meant = toMeant(expansions, index);
    return [{...meant, rare: meant.rare * (words.length === 1 ? 1 : tells(word, expansions))}];
  });
}

/** How much a word tells beside others, besides what its rarity says. */
function tells({word, parts}: QueryWord, expansions: readonly Expansion[]): number {
  if (mood.has(word)) {
    return moodTells;
  }
  return parts.length > 1 && expansions.some(({way}) => way === 'exact') ? nameTells : 1;
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
