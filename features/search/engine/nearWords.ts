import type {SearchDocument} from './documents';
import {editDistance} from '../../../shared/text/editDistance';
import {isStopWord} from './terms';
import {wholeWords} from './tokenize';

/** How often each word occurs in the documents. */
export type Vocabulary = ReadonlyMap<string, number>;

const suggestions = 3;

/** The words of the documents that can be suggested: found by the index and long enough to be told apart. */
export function vocabulary(documents: readonly SearchDocument[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const {title, content, identifiers = ''} of documents) {
    for (const word of wholeWords(`${title} ${content} ${identifiers}`)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  for (const word of counts.keys()) {
    if (word.length < 3 || isStopWord(word)) {
      counts.delete(word);
    }
  }
  return counts;
}

/** Up to three queries that do find something and come close to these words. */
export function nearQueries(words: readonly string[], known: Vocabulary): string[] {
  const nearest = words.map((word) => (known.has(word) ? [word] : nearWords(word, known)));
  const whole = nearest.flatMap((list) => list.slice(0, 1)).join(' ');
  const queries = [...(whole === '' ? [] : [whole]), ...nearest.flat()];
  return [...new Set(queries)].slice(0, suggestions);
}

/** The known words closest to a word, closest and then most frequent first. */
export function nearWords(word: string, known: Vocabulary): string[] {
  const limit = Math.min(4, Math.max(1, Math.floor(word.length / 2)));
  const near: {word: string; distance: number; count: number}[] = [];
  for (const [candidate, count] of known) {
    const distance = editDistance(word, candidate, limit);
    if (distance <= limit) {
      near.push({word: candidate, distance, count});
    }
  }
  return near
    .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, suggestions)
    .map((entry) => entry.word);
}
