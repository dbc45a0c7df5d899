import {expect, it} from 'vitest';

import {parseConstraint} from './constraint';
import {complement, holdsRelease, includes} from './ranges';
import {normalizeVersion} from './versions';

it.each([
  ['^7.0', true],
  ['>=1.0.0-dev <1.0.0', false],
  ['>=1.0-beta <=1.0', true],
  ['>1.0 <1.0.0.1', false],
  ['>1.0', true],
  ['dev-main', false],
  ['3.x-dev', true],
  ['1.0.0-beta1', true],
])('%s holds a release: %s', (constraint, expected) => {
  expect(holdsRelease(parseConstraint(constraint))).toBe(expected);
});

it.each(['*', '<2', '>=2', '^1.5 || ^2.0', '2.0.0', '!=2.0.0', 'dev-main', '!=dev-main'])(
  'the complement of %s has all other versions',
  (constraint) => {
    const ranges = parseConstraint(constraint);
    const versions = ['0.1.0', '1.5.0', '2.0.0', '2.0.1', '3.0.0-beta1', 'dev-main', 'dev-x'];
    for (const version of versions.map(normalizeVersion)) {
      expect(includes(complement(ranges), version)).toBe(!includes(ranges, version));
    }
  },
);
