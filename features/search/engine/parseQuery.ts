import {messageOf} from './logLine';
import {isStopWord} from './terms';
import {splitWords, tokenize} from './tokenize';

/** Signs of a query that are read; what comes behind them is not. */
export const maxSigns = 300;
const maxWords = 12;
const maxWordSigns = 60;

/** A word of a query. */
export interface QueryWord {
  readonly word: string;
  /** The words that an identifier is made of; none for a plain word. */
  readonly parts: readonly string[];
}

/**
 * The distinct words of a query, without those that the index leaves out. There are no operators: any
 * sign that is not part of a word only separates words. Long queries are cut.
 */
export function parseQuery(text: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const whole of splitWords(messageOf(text.slice(0, maxSigns)))) {
    const [first, ...parts] = tokenize(whole.slice(0, maxWordSigns));
    if (first !== undefined && !words.has(first.word) && words.size < maxWords) {
      words.set(first.word, {word: first.word, parts: parts.map(({word}) => word)});
    }
  }
  const telling = [...words.values()].filter(({word}) => !isStopWord(word));
  return telling.length > 0 ? telling : [...words.values()];
}
