/** The numbers, from 0, of the lines that are not in the other text, in order: what a diff would add. */
export function changedLines(before: readonly string[], after: readonly string[]): Set<number> {
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
  const changed = new Set<number>();
  let row = 0;
  for (let column = 0; column < after.length;) {
    if (before[row] === after[column] && row < before.length) {
      row += 1;
      column += 1;
    } else if (row < before.length && at(row + 1, column) >= at(row, column + 1)) {
      row += 1;
    } else {
      changed.add(column);
      column += 1;
    }
  }
  return changed;
}
