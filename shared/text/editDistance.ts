/**
 * The number of letters to add, drop, change or swap with their neighbor to turn one word into another;
 * `limit + 1` if it exceeds the limit.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit || differInCharacters(from, to, limit)) {
    return limit + 1;
  }
  let older: number[] = [];
  let row = Array.from({length: to.length + 1}, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const change = at(row, j - 1) + (same ? 0 : 1);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = swapped ? at(older, j - 2) + 1 : Infinity;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, change, swap));
    }
    if (Math.min(...next) > limit) {
      return limit + 1;
    }
    [older, row] = [row, next];
  }
  return Math.min(at(row, to.length), limit + 1);
}

/** Whether one word lacks more of the other's characters than the limit allows: a fast test that rejects most pairs. */
function differInCharacters(first: string, second: string, limit: number): boolean {
  const [own, other] = [characterMask(first), characterMask(second)];
  return countOnes(own & ~other) > limit || countOnes(other & ~own) > limit;
}

/** The characters of a word as bits; two of them may share a bit. */
function characterMask(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) {
    bits |= 1 << (word.charCodeAt(place) & 31);
  }
  return bits;
}

function countOnes(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    count += 1;
  }
  return count;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
