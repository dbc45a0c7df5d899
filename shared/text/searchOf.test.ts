import {expect, it} from 'vitest';

import {searchOf} from './searchOf';

it('is empty without parameters, and has a question mark otherwise', () => {
  expect(searchOf(new URLSearchParams())).toBe('');
  expect(searchOf(new URLSearchParams({a: '1', b: 'c d'}))).toBe('?a=1&b=c+d');
});
