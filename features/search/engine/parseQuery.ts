import {stripLogPrefix} from './stripLogPrefix';
import {isStopWord} from './terms';
import {splitWords, tokenize} from './tokenize';

/** The characters of a query that are read; the rest is ignored. */
export const maxQueryLength = 300;
const maxWords = 12;
const maxWordLength = 60;

/** A word of a query. */
export interface QueryWord {
  readonly word: string;
  /** The words that an identifier is made of; none for a plain word. */
  readonly parts: readonly string[];
}

/**
 * The distinct words of a query, without those that the index leaves out. There are no operators: any
 * character that is not part of a word only separates words. Long queries are cut.
 */
export function parseQuery(text: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const whole of splitWords(stripLogPrefix(text.slice(0, maxQueryLength)))) {
    const [first, ...parts] = tokenize(whole.slice(0, maxWordLength));
    if (first !== undefined && !words.has(first.word)) {
      words.set(first.word, {word: first.word, parts: parts.map(({word}) => word)});
    }
  }
  const contentWords = [...words.values()].filter(({word}) => !isStopWord(word));
  return (contentWords.length > 0 ? contentWords : [...words.values()]).slice(0, maxWords);
}
