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
  const whole = [{start: 0, end: count, isFolded: false}];
  if (count <= mostLines) {
    return whole;
  }
  if (changed.size === 0) {
    return [
      {start: 0, end: opening, isFolded: false},
      {start: opening, end: count, isFolded: true},
    ];
  }
  const isNear = (line: number) => [...changed].some((one) => Math.abs(one - line) <= around);
  const runs: {start: number; end: number; isFolded: boolean}[] = [];
  for (let line = 0; line < count; line += 1) {
    const isFolded = !isNear(line);
    const last = runs.at(-1);
    if (last?.isFolded === isFolded) {
      last.end = line + 1;
    } else {
      runs.push({start: line, end: line + 1, isFolded});
    }
  }
  return runs
    .map((run) => ({...run, isFolded: run.isFolded && run.end - run.start >= fewest}))
    .reduce<Stretch[]>((joined, run) => {
      const last = joined.at(-1);
      return last?.isFolded === run.isFolded
        ? [...joined.slice(0, -1), {...last, end: run.end}]
        : [...joined, run];
    }, []);
}
