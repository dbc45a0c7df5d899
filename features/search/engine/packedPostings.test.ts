import {describe, expect, it} from 'vitest';

import {packPostings, unpackPostings} from './packedPostings';
import {unpackNumbers} from './packedNumbers';

describe('packed postings', () => {
  const lists = [
    [
      [0, 2],
      [7, 1],
      [500, 5],
    ],
    [],
    [[3, 1]],
    [[0, 1]],
  ] as const;
  const packed = packPostings(lists);

  it('come back as they were', () => {
    const read = lists.map((): [number, number][] => []);
    unpackPostings(packed, (term, document, count) => {
      read[term]?.push([document, count]);
    });
    expect(read).toEqual(lists);
  });

  it('hold gaps, those of the rarest term first', () => {
    expect(unpackNumbers(packed.sizes)).toEqual([3, 0, 1, 1]);
    expect(unpackNumbers(packed.gaps)).toEqual([3, 0, 0, 6, 492]);
    expect(unpackNumbers(packed.counts)).toEqual([1, 1, 2, 1, 5]);
  });
});
