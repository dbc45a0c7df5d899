// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {expect, test, vi} from 'vitest';

import {useShallowMemoObject} from './plainSort';

vi.mock('@docusaurus/theme-common', () => ({}));

test('an object stays the same until one of its parts changes, in whatever order they stand', () => {
  const list = ['sidebar'];
  const first = {path: '/mapper', list};
  const {result, rerender} = renderHook((value: object) => useShallowMemoObject(value), {
    initialProps: first,
  });
  rerender({list, path: '/mapper'});
  expect(result.current).toBe(first);
  const second = {path: '/file', list};
  rerender(second);
  expect(result.current).toBe(second);
});
