import lunr from 'lunr';

import {memoize} from '../../../shared/functions/memoize';
import {tokenize} from './tokenize';

// Apart from tokenize.ts, which pages need for marking: lunr belongs to the worker alone.

/** Whether the index leaves a word out, because nearly every text has it. */
export function isStopWord(word: string): boolean {
  return stopWordFilter(new lunr.Token(word, {})) === undefined;
}

/** The term under which the index holds a word; undefined for a word that it leaves out. */
export function indexTerm(word: string): string | undefined {
  return isStopWord(word) ? undefined : stem(word);
}

/** The term to look a word up by: for one that the index leaves out, the word itself, which may be a name. */
export function termOf(word: string): string {
  return indexTerm(word) ?? word;
}

/** A word without its ending, as lunr cuts it; computed once, since texts and queries repeat their words. */
export const stem = memoize((word: string) => lunr.stemmer(new lunr.Token(word, {})).toString());

/** The different index terms of a question, parts of identifiers too. */
export function questionTerms(text: string): string[] {
  const terms = tokenize(text).map(({word}) => indexTerm(word));
  return [...new Set(terms)].filter((term) => term !== undefined);
}

// Its declaration does not say that it returns nothing for a word that is left out.
const stopWordFilter: (token: lunr.Token) => lunr.Token | undefined = lunr.stopWordFilter;
