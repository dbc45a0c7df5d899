import {expect, it} from 'vitest';

import {parseConstraint} from './constraint';
import {holdsStable} from './ranges';

it.each([
  ['^7.0', true],
  ['>=1.0.0-dev <1.0.0', false],
  ['>=1.0-beta <=1.0', true],
  ['>1.0 <1.0.0.1', false],
  ['>1.0', true],
  ['dev-main', false],
])('%s holds a stable release: %s', (constraint, expected) => {
  expect(holdsStable(parseConstraint(constraint))).toBe(expected);
});
