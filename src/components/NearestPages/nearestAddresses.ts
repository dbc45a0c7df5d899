import {editDistance} from '../../../shared/text/editDistance';

// From this similarity on, two words count as misspellings of each other: "maper" and "mapper", not "nothing" and "matching".
const sameWord = 0.75;

// From this score on, an address is worth suggesting: below it, only a word matches.
const near = 0.5;

/**
 * The known addresses nearest to a wrong one, best first. Compares the words of the path: exact words count
 * more than similar ones, and the last word most. Returns none if nothing is near.
 */
export function nearestAddresses(wrong: string, known: readonly string[], most = 5): string[] {
  const wanted = wordsOf(wrong);
  return known
    .map((address) => {
      const words = wordsOf(address);
      return {address, score: similarity(wanted, words), isAbove: begins(wanted, words)};
    })
    .filter(({score, isAbove}) => score >= near || isAbove)
    .sort((a, b) => b.score - a.score || a.address.localeCompare(b.address))
    .slice(0, most)
    .map(({address}) => address);
}

/** Whether an address begins with the words of a known one, such as the first page of a library. */
function begins(wanted: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word, at) => wordSimilarity(wanted[at] ?? '', word) > 0);
}

function wordsOf(address: string): string[] {
  return safelyDecoded(address)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'index');
}

function safelyDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Share of the words that two addresses have in common, from 0 to 1; similar words count partially. */
function similarity(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0 || words.length === 0) {
    return 0;
  }
  const best = wanted.map((word) => Math.max(...words.map((other) => wordSimilarity(word, other))));
  const sum = best.reduce((total, value) => total + value, 0) + (best.at(-1) ?? 0);
  return (2 * sum) / (wanted.length + words.length + 2);
}

function wordSimilarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  const score = 1 - editDistance(a, b, longest) / longest;
  return score >= sameWord ? score : 0;
}
