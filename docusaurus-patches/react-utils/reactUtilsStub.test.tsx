// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {expect, test, vi} from 'vitest';

import {useShallowMemoObject} from './reactUtilsStub';

vi.mock('../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils', () => ({}));

test('an object stays the same until one of its values changes, whatever the order of its keys', () => {
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
