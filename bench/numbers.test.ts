import {describe, expect, it} from 'vitest';

import {median, percentile, share, thousands} from './numbers';

describe('percentile', () => {
  it('is one of the values, whatever their order', () => {
    const values = [5, 1, 4, 2, 3];
    expect(median(values)).toBe(3);
    expect(percentile(values, 0.95)).toBe(5);
    expect(percentile(values, 0.2)).toBe(1);
    expect(percentile([7], 0.95)).toBe(7);
    expect(() => median([])).toThrow('No value');
  });
});

describe('share', () => {
  it('is truncated, not rounded', () => {
    expect([0.9499999, 0.95, 1, 0.29].map(share)).toEqual(['0.949', '0.950', '1.000', '0.290']);
    expect(thousands(1234567)).toBe('1,234,567');
  });
});
