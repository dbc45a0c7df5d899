import type {MessageTemplate} from './knowledge';
import {push} from '../../../shared/lists/push';
import {wholeWords} from './tokenize';

/** Messages found by their words. */
export interface MessageIndex {
  readonly messages: readonly MessageTemplate[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
}

/** A section whose message was pasted, and how surely: from 0 to 1. */
export interface MessageMatch {
  readonly document: number;
  readonly share: number;
}

// A trace behind the message is longer, and holds nothing of it.
const maxLength = 2_000;
// Of the template, by weight: values may interrupt it, but its words are pasted whole.
const minOfTemplate = 0.9;
// Of what was pasted, where that is only a part of the message.
const minOfQuery = 0.75;
const minWords = 3;
const minPartWords = 4;
// So many words of a message one after the other are it, even if its end is cut off and much is around it.
const enoughInRow = 8;
const maxMatches = 6;
// Of a section that explains the message less well than another one.
const secondShare = 0.85;

/** Indexes messages. */
export function indexMessages(messages: readonly MessageTemplate[]): MessageIndex {
  const byWord = new Map<string, number[]>();
  messages.forEach(({words}, number) => {
    for (const word of new Set(words)) {
      push(byWord, word, number);
    }
  });
  return {messages, byWord};
}

/**
 * The messages that a text holds, with whatever surrounds them: values, classes, log prefixes, traces. Their words
 * have to be there in order. Best first.
 */
export function matchMessages(text: string, {messages, byWord}: MessageIndex): MessageMatch[] {
  const words = wholeWords(text.slice(0, maxLength));
  const rarity = (word: string) =>
    Math.log(1 + messages.length / (1 + (byWord.get(word)?.length ?? 0)));
  const held = new Map<number, number>();
  for (const word of new Set(words)) {
    for (const number of byWord.get(word) ?? []) {
      held.set(number, (held.get(number) ?? 0) + 1);
    }
  }
  const weigh = (list: readonly string[]) => list.reduce((sum, word) => sum + rarity(word), 0);
  const found: MessageMatch[] = [];
  held.forEach((count, number) => {
    const message = messages[number];
    if (message === undefined || count < Math.min(minWords, message.words.length)) {
      return;
    }
    const {common, inRow} = commonWords(message.words, words);
    const weight = weigh(common);
    const ofTemplate = weight / weigh(message.words);
    const ofQuery = common.length / words.length;
    const isWhole =
      ofTemplate >= minOfTemplate && (common.length >= minWords || ofQuery >= minOfQuery);
    const isPart = (common.length >= minPartWords && ofQuery >= minOfQuery) || inRow >= enoughInRow;
    if (isWhole || isPart) {
      const rank = message.isSecond ? secondShare : 1;
      found.push({document: message.document, share: rank * ofTemplate * (1 - 1 / (1 + weight))});
    }
  });
  return found.sort((a, b) => b.share - a.share).slice(0, maxMatches);
}

/** The longest list of words that both lists have in the same order, and how many of them are in a row in the first. */
function commonWords(
  first: readonly string[],
  second: readonly string[],
): {readonly common: readonly string[]; readonly inRow: number} {
  const known = new Set(first);
  const other = second.filter((word) => known.has(word));
  const lengths = Array.from({length: first.length + 1}, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = first.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const list = lengths[row] ?? [];
      list[column] =
        first[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const common: string[] = [];
  let row = 0;
  let column = 0;
  let current = 0;
  let inRow = 0;
  while (row < first.length && column < other.length) {
    const word = first[row] ?? '';
    if (word === other[column]) {
      common.push(word);
      current += 1;
      inRow = Math.max(inRow, current);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      current = 0;
      row += 1;
    } else {
      column += 1;
    }
  }
  return {common, inRow};
}
