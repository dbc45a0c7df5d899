import {isRecord} from '../../../shared/json/isRecord';
import {packNumbers, unpackNumbers} from './packedNumbers';

/** A sorted list of terms: neighbors begin alike, so each is stored without what it shares with the one before. */
export interface PackedTerms {
  /** Packed numbers: how many characters each term shares with the one before. */
  readonly shared: string;
  /** What follows in each term, between spaces. */
  readonly endings: string;
}

/** Packs sorted terms by front coding. */
export function packTerms(terms: readonly string[]): PackedTerms {
  const shared = terms.map((term, place) => sharedStart(terms[place - 1] ?? '', term));
  return {
    shared: packNumbers(shared),
    endings: terms.map((term, place) => term.slice(shared[place])).join(' '),
  };
}

/** The terms that were packed. */
export function unpackTerms({shared, endings}: PackedTerms): string[] {
  const rests = endings.split(' ');
  let last = '';
  return unpackNumbers(shared).map((length, place) => {
    last = last.slice(0, length) + (rests[place] ?? '');
    return last;
  });
}

/** Whether a value has the form of packed terms. */
export function isPackedTerms(value: unknown): value is PackedTerms {
  return isRecord(value) && typeof value.shared === 'string' && typeof value.endings === 'string';
}

function sharedStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) {
    length += 1;
  }
  return length;
}
