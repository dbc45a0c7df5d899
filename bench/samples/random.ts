/** A seeded source of pseudorandom numbers from 0 to below 1: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in random order. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** Deals out a list in random order, repeatedly. */
export function dealer(list: readonly string[], random: () => number): () => string {
  let rest: string[] = [];
  return () => {
    rest = rest.length > 0 ? rest : shuffled(list, random);
    return rest.pop() ?? '';
  };
}

/** A word with two neighboring letters swapped; `undefined` for a word in which that changes nothing. */
export function misspelled(word: string, random: () => number): string | undefined {
  const lower = word.toLowerCase();
  const places = Array.from(word.slice(1, -1)).flatMap((_, index) => {
    const at = index + 1;
    const isLetter = /[a-z]/.test(lower[at] ?? '') && /[a-z]/.test(lower[at + 1] ?? '');
    return isLetter && lower[at] !== lower[at + 1] ? [at] : [];
  });
  const at = places[Math.floor(random() * places.length)];
  return at === undefined
    ? undefined
    : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}
