import {expect, it} from 'vitest';

import {parseConstraint} from './constraint';
import {holdsStable, isWithin} from './ranges';

it.each([
  ['^8.2', '>=8.2', true],
  ['>=8.2', '^8.2', false],
  ['^8.1', '^8.2', false],
  ['8.3.4', '^8.2', true],
  ['^6.4 || ^7.0', '^7.0 || ^6.4 || ^8.0', true],
  ['^6.4 || ^7.0', '^6.4', false],
  ['>8.2', '>=8.2', true],
  ['>=8.2', '>8.2', false],
  ['<=8.2', '<8.2', false],
  ['>=8.1', '>=8.1 <8.3 || >=8.3', true],
])('%s is within %s: %s', (inner, outer, expected) => {
  expect(isWithin(parseConstraint(inner), parseConstraint(outer))).toBe(expected);
});

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
