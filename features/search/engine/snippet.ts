import type {Segment} from './answer';
import {type TextRange, toSegments} from './mark';

// As long as the texts of the search file: most are shown whole, as sentences.
const length = 200;
const before = 50;

/** A text of up to 200 characters, or as much of a longer one around the place with the most different words of those found in it. */
export function snippet(text: string, ranges: readonly TextRange[]): Segment[] {
  const first = bestStart(text, ranges);
  const from = first <= before || text.length <= length ? 0 : wordStart(text, first - before);
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length);
  const inside = ranges
    .filter(({start, end}) => start >= from && end <= to)
    .map(({start, end}) => ({start: start - from, end: end - from}));
  const segments = toSegments(text.slice(from, to), inside);
  return [
    // The mark of a cut, which the text may have itself, comes once.
    ...(from > 0 && !text.startsWith('…', from) ? [{text: '… ', hit: false}] : []),
    ...segments,
    ...(to < text.length && text[to - 1] !== '…' ? [{text: ' …', hit: false}] : []),
  ];
}

function bestStart(text: string, ranges: readonly TextRange[]): number {
  let best = {start: 0, words: 0};
  for (const {start} of ranges) {
    const near = ranges.filter(
      (range) => range.start >= start && range.end <= start + length - before,
    );
    const words = new Set(near.map((range) => text.slice(range.start, range.end).toLowerCase()))
      .size;
    if (words > best.words) {
      best = {start, words};
    }
  }
  return best.start;
}

function wordStart(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  return space === -1 || space > position + before ? characterStart(text, position) : space + 1;
}

function wordEnd(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space < position - before ? characterStart(text, position) : space;
}

/** The position, or the one before it where it would cut a character of two code units, such as an emoji. */
function characterStart(text: string, position: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(position - 1, position + 1))
    ? position - 1
    : position;
}
