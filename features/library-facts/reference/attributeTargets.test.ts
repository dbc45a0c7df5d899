import {expect, it} from 'vitest';

import {attributeTargets} from './attributeTargets';

it.each([
  ['TARGET_CLASS|TARGET_METHOD|TARGET_PARAMETER', 'classes, methods and parameters'],
  ['TARGET_PROPERTY', 'properties'],
  ['4', '4'],
  [undefined, undefined],
])('%s is %s', (flags, words) => {
  expect(attributeTargets(flags)).toBe(words);
});
