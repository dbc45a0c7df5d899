import {describe, expect, it} from 'vitest';

import {packNumbers, unpackNumbers} from './packedNumbers';

describe('packed numbers', () => {
  it('come back as they were', () => {
    const numbers = Array.from({length: 2000}, (_, number) => number).concat(123_456_789, 0);
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(unpackNumbers(packNumbers([]))).toEqual([]);
  });

  it('take one character below 80, and more above', () => {
    expect(packNumbers([0, 79])).toHaveLength(2);
    expect(packNumbers([80])).toHaveLength(2);
    expect(packNumbers([2000])).toHaveLength(3);
  });

  it('have no character that JSON escapes, or that takes more than a byte', () => {
    const packed = packNumbers(Array.from({length: 200}, (_, number) => number));
    expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    expect(packed).toMatch(/^[!-~]+$/);
  });
});
