import {expect, test, vi} from 'vitest';

import {memoize, memoizeByText, once} from './memoize';

test('a memoized function computes each value once', () => {
  const double = vi.fn((key: number) => key * 2);
  const memoized = memoize(double);
  expect([memoized(2), memoized(2), memoized(0), memoized(0)]).toEqual([4, 4, 0, 0]);
  expect(double.mock.calls).toEqual([[2], [0]]);
});

test('the value of a file is computed again when its text changes', () => {
  const lengthOf = vi.fn((file: string, text: string) => `${file}: ${text.length}`);
  const memoized = memoizeByText(lengthOf);
  expect([memoized('a', 'x'), memoized('b', 'x'), memoized('a', 'x')]).toEqual([
    'a: 1',
    'b: 1',
    'a: 1',
  ]);
  expect(lengthOf).toHaveBeenCalledTimes(2);
  expect(memoized('a', 'xy')).toBe('a: 2');
  expect(lengthOf).toHaveBeenCalledTimes(3);
});

test('a value that is computed once is computed when it is first needed', () => {
  const compute = vi.fn(() => ({}));
  const value = once(compute);
  expect(compute).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(compute).toHaveBeenCalledTimes(1);
});
