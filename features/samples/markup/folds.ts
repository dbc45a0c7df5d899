/** What fits on a screen. */
const mostLines = 30;
/** Lines that stay open at the start of a text of which nothing changed. */
const opening = 20;
/** Lines that stay open around a changed one. */
const around = 3;
/** Fewer are not worth a fold. */
const fewest = 6;

/** Lines of a text: from the first to before the end, folded away or not. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly isFolded: boolean;
}

/** Divides a text of more lines than fit on a screen into what is open and what is folded; changed lines are open. */
export function foldLines(count: number, changed: ReadonlySet<number> = new Set()): Stretch[] {
  if (count <= mostLines) {
    return [{start: 0, end: count, isFolded: false}];
  }
  const open =
    changed.size === 0
      ? [[0, opening] as const]
      : [...changed]
          .sort((a, b) => a - b)
          .map((line) => [line - around, line + around + 1] as const);
  const stretches: Stretch[] = [];
  let [start, end] = [0, 0];
  for (const [from, to] of [...open, [count, count] as const]) {
    if (from - end >= fewest) {
      stretches.push({start, end, isFolded: false}, {start: end, end: from, isFolded: true});
      start = from;
    }
    end = Math.min(to, count);
  }
  return [...stretches, {start, end, isFolded: false}].filter((one) => one.start < one.end);
}
