// @vitest-environment jsdom
import {beforeAll, expect, it} from 'vitest';

import {dropBrokenHash} from './dropBrokenHash';

beforeAll(() => {
  dropBrokenHash(window);
});

it.each([
  ['/mapper?a=1#100%', '/mapper?a=1'],
  ['/mapper#%E0%A4%A', '/mapper'],
  ['/mapper?a=1#l%C3%A4nge', '/mapper?a=1#l%C3%A4nge'],
  ['/mapper', '/mapper'],
])('%s becomes %s', (from, to) => {
  window.history.pushState({key: 'k'}, '', from);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const {pathname, search, hash} = window.location;
  expect(pathname + search + hash).toBe(to);
  expect(window.history.state).toEqual({key: 'k'});
});
