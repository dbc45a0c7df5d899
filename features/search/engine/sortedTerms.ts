import {termOf} from './terms';

/** Whether the sorted list holds the term. */
export function has(terms: readonly string[], term: string): boolean {
  return terms[lowerBound(terms, term)] === term;
}

/** Whether the sorted list holds the term of a word. */
export function hasWord(terms: readonly string[], word: string): boolean {
  return has(terms, termOf(word));
}

/** The place of the first term of a sorted list that is not before another one. */
export function lowerBound(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
