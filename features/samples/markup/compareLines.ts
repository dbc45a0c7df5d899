/** What a diff of two texts finds. */
export interface Comparison {
  /** The numbers, from 0, of the lines that only the second text has. */
  readonly changed: ReadonlySet<number>;
  /** How many lines of the first text nothing replaced, by the number of the line that follows in the second. */
  readonly removed: ReadonlyMap<number, number>;
}

/** Compares two texts by the most lines that they have in common in the same order. */
export function compareLines(before: readonly string[], after: readonly string[]): Comparison {
  const changed = new Set<number>();
  const removed = new Map<number, number>();
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [
    ...commonLines(before, after),
    [before.length, after.length] as const,
  ]) {
    const fewer = nextRow - row - (nextColumn - column);
    if (fewer > 0) {
      removed.set(nextColumn, fewer);
    }
    for (; column < nextColumn; column += 1) {
      changed.add(column);
    }
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return {changed, removed};
}

/** The pairs of places where the texts have the same line. */
function commonLines(before: readonly string[], after: readonly string[]): [number, number][] {
  // How many lines the rests have in common from each pair of places on.
  const common = before.map(() => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      const most = Math.max(at(row + 1, column), at(row, column + 1));
      common[row]?.splice(column, 1, isSame ? at(row + 1, column + 1) + 1 : most);
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return pairs;
}
