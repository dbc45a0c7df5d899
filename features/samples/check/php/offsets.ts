import type {Stretch} from './prepared';

/** A position in a block, in bytes of its text. */
export interface Place {
  readonly block: string;
  readonly start: number;
  readonly end: number;
}

/** The position in a block of a range in a written file; `undefined` if the range was added around the block. */
export function placeOf(map: readonly Stretch[], from: number, to: number): Place | undefined {
  const first = map.find(([at, length]) => at <= from && from < at + length);
  const last = map.find(([at, length]) => at < to && to <= at + length);
  if (first === undefined || last?.[2] !== first[2]) {
    return undefined;
  }
  const start = first[1] === first[4] ? first[3] + from - first[0] : first[3];
  const end = last[1] === last[4] ? last[3] + to - last[0] : last[3] + last[4];
  return start < end ? {block: first[2], start, end} : undefined;
}

/** The block and byte of a line (from 1) of a written file: its first character from a block. */
export function placeOfLine(
  map: readonly Stretch[],
  text: Buffer,
  line: number,
): Place | undefined {
  let from = 0;
  for (let skipped = 1; skipped < line; skipped += 1) {
    from = text.indexOf('\n', from) + 1;
  }
  const next = text.indexOf('\n', from);
  const to = next === -1 ? text.length : next;
  const indent = /^\s*/.exec(text.toString('utf8', from, to))?.[0].length ?? 0;
  const found = map.find(([at, length]) => at < to + 1 && at + length > from + indent);
  if (found === undefined) {
    return undefined;
  }
  const start = Math.max(from + indent, found[0]);
  return placeOf(map, start, start + 1);
}

/** The UTF-16 offset of a byte of a text. */
export function toUtf16(text: string, byte: number): number {
  return Buffer.from(text).toString('utf8', 0, byte).length;
}

/** The number of line ends before a byte of a text. */
export function linesBefore(text: string, byte: number): number {
  return Buffer.from(text).toString('utf8', 0, byte).split('\n').length - 1;
}
