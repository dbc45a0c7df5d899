import type {PageIndex} from './pageIndex';
import type {QueryWord} from './parseQuery';
import {hasWord} from './sortedTerms';
import {indexTerm} from './terms';
import type {Weights} from './weights';

/** A word of the query, or one of the pages for it, and how much it counts. */
export interface TranslatedWord {
  readonly word: QueryWord;
  readonly share: number;
}

const maxPhrase = 3;

/**
 * The words of a query, with words of the pages for those of other ecosystems and languages. What was typed stays if
 * pages have it too, or if the thesaurus does not know it. A word with no words of the pages for it is left out.
 */
export function translate(
  words: readonly QueryWord[],
  {terms, thesaurus}: PageIndex,
  {meanings}: Weights,
): TranslatedWord[] {
  if (meanings.thesaurus === 0) {
    return words.map((word) => ({word, share: 1}));
  }
  const found: TranslatedWord[] = [];
  const add = (word: QueryWord, share: number) => {
    if (!found.some((one) => one.word.word === word.word)) {
      found.push({word, share});
    }
  };
  for (let place = 0; place < words.length;) {
    const [length, ours] = longestPhrase(words, place, thesaurus);
    const isAlternative = length === 1 && isOneWord(ours) && isThere(words[place], terms);
    for (const word of words.slice(place, place + length)) {
      if (ours === undefined || (ours !== '' && isThere(word, terms))) {
        add(word, 1);
      }
    }
    for (const word of isAlternative ? [] : (ours?.split(' ').filter(Boolean) ?? [])) {
      add({word, parts: []}, meanings.thesaurus);
    }
    place += length;
  }
  // A query of nothing but words without meaning is looked for as it is.
  return found.length > 0 ? found : words.map((word) => ({word, share: 1}));
}

/** One word of the pages for a word that they have too: either may be meant. */
export function alternative({word}: QueryWord, {terms, thesaurus}: PageIndex): string | undefined {
  const ours = thesaurus.get(word);
  return isOneWord(ours) && hasWord(terms, word) ? indexTerm(ours) : undefined;
}

function isOneWord(ours: string | undefined): ours is string {
  return ours !== undefined && ours !== '' && !ours.includes(' ');
}

function isThere(word: QueryWord | undefined, terms: readonly string[]): boolean {
  return word !== undefined && hasWord(terms, word.word);
}

/** How many words from a place on are a phrase of others, and ours for it. */
function longestPhrase(
  words: readonly QueryWord[],
  place: number,
  thesaurus: ReadonlyMap<string, string>,
): [length: number, ours: string | undefined] {
  for (let length = Math.min(maxPhrase, words.length - place); length > 0; length -= 1) {
    const phrase = words.slice(place, place + length).map(({word}) => word);
    const ours = thesaurus.get(phrase.join(' '));
    if (ours !== undefined) {
      return [length, ours];
    }
  }
  return [1, undefined];
}
