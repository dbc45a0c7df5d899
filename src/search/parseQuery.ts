import lunr from 'lunr';

import {wholeWords} from './tokenize';

const maxSigns = 300;
const maxWords = 12;
const maxWordSigns = 60;

/**
 * The distinct words of a query, without those that the index leaves out. There are no operators: any
 * sign that is not part of a word only separates words. Long queries are cut.
 */
export function parseQuery(text: string): string[] {
  const words = [...new Set(wholeWords(text.slice(0, maxSigns)))]
    .map((word) => [...word].slice(0, maxWordSigns).join(''))
    .slice(0, maxWords);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** Whether the index leaves a word out. */
export function isStopWord(word: string): boolean {
  // lunr types its filter for tokens, but compares their texts only.
  return lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;
}
