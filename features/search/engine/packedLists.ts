import {isRecord} from '../../../shared/json/isRecord';
import {packNumbers, unpackNumbers} from './packedNumbers';

/** Lists of numbers that belong to documents: how many each document has, how long each is, and what they hold. */
export interface PackedLists {
  readonly counts: string;
  readonly sizes: string;
  readonly values: string;
}

/** A list of numbers and the document that it belongs to. */
export interface NumberList {
  readonly document: number;
  readonly values: readonly number[];
}

/** Packs lists in the order of their documents. */
export function packLists(lists: readonly NumberList[], documents: number): PackedLists {
  const counts = new Array<number>(documents).fill(0);
  const sorted = [...lists].sort((a, b) => a.document - b.document);
  for (const {document} of sorted) {
    counts[document] = (counts[document] ?? 0) + 1;
  }
  return {
    counts: packNumbers(counts),
    sizes: packNumbers(sorted.map(({values}) => values.length)),
    values: packNumbers(sorted.flatMap(({values}) => values)),
  };
}

/** The lists that were packed. */
export function unpackLists({counts, sizes, values}: PackedLists): NumberList[] {
  const lengths = unpackNumbers(sizes);
  const numbers = unpackNumbers(values);
  const lists: NumberList[] = [];
  let place = 0;
  unpackNumbers(counts).forEach((count, document) => {
    for (let rest = count; rest > 0; rest -= 1) {
      const end = place + (lengths[lists.length] ?? 0);
      lists.push({document, values: numbers.slice(place, end)});
      place = end;
    }
  });
  return lists;
}

/** Whether a value has the form of packed lists. */
export function isPackedLists(value: unknown): value is PackedLists {
  return (
    isRecord(value) &&
    typeof value.counts === 'string' &&
    typeof value.sizes === 'string' &&
    typeof value.values === 'string'
  );
}
