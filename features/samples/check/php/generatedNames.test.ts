import {expect, it} from 'vitest';

import {withoutGeneratedNames, withoutPrefix} from './generatedNames';

it('writes classes as the page has them', () => {
  expect(withoutPrefix('Class P12g0s3\\App\\Tide not found.')).toBe('Class App\\Tide not found.');
});

it('calls classes without a name anonymous', () => {
  expect(
    withoutGeneratedNames({
      kind: 'method',
      name: `AnonymousClass${'0'.repeat(32)}::moor`,
      type: 'class@anonymous/P0g0/script.php:7|P0g0s0\\App\\Tide',
      signature: 'moor(App\\Sample_b12 $at)',
    }),
  ).toEqual({
    kind: 'method',
    name: 'class@anonymous::moor',
    type: 'class@anonymous|App\\Tide',
    signature: 'moor(class@anonymous $at)',
  });
});
