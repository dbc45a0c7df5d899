import type {Segment} from './answer';
import {tokenize} from './tokenize';

/** Where a text holds a word: from the first character to the one after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where a text holds words that a test accepts; overlapping ranges become one. */
export function findWords(text: string, accepts: (word: string) => boolean): TextRange[] {
  const ranges: {start: number; end: number}[] = [];
  for (const {word, start, end} of tokenize(text)) {
    const last = ranges.at(-1);
    if (!accepts(word)) {
      continue;
    }
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
    } else {
      ranges.push({start, end});
    }
  }
  return ranges;
}

/** A text cut into found words and what is between them. */
export function toSegments(text: string, ranges: readonly TextRange[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  const push = (end: number, hit: boolean) => {
    if (end > position) {
      segments.push({text: text.slice(position, end), hit});
      position = end;
    }
  };
  for (const {start, end} of ranges) {
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return segments;
}

/** The text of segments. */
export function plainText(segments: readonly Segment[]): string {
  return segments.map(({text}) => text).join('');
}
