import {describe, expect, it} from 'vitest';

import {nearestAddresses} from './nearestAddresses';

const known = [
  '/mapper',
  '/mapper/object/lazy-loading',
  '/mapper/object/map',
  '/rekapager',
  '/rekapager/seek-method',
  '/rekapager/installation',
  '/doctrine-collections-decorator/cookbook/lazy-chained-matching',
  '/doctrine-collections-decorator/cookbook/repository-lazy-matching',
  '/api-lite',
  '/api-lite/operations/list-of-users',
  '/file-bundle/serving-files',
];

describe('nearestAddresses', () => {
  it.each([
    ['/mapper/lazy-loading', '/mapper/object/lazy-loading'],
    ['/maper', '/mapper'],
    ['/docs/rekapager/seek-methods.html', '/rekapager/seek-method'],
    ['/file/serve-files', '/file-bundle/serving-files'],
    ['/mapper/no-such-page', '/mapper'],
    ['/rekapager/instalation', '/rekapager/installation'],
    ['/lazy-loading', '/mapper/object/lazy-loading'],
  ])('%s is nearest to %s', (wrong, nearest) => {
    expect(nearestAddresses(wrong, known)[0]).toBe(nearest);
  });

  it.each([
    '/',
    '/%E0%A4%A',
    '/nothing/here',
    '/no/such/page',
    '/wp-login.php',
    '/admin/login',
    '/blog/2024/hello-world',
  ])('suggests nothing for %s', (wrong) => {
    expect(nearestAddresses(wrong, known)).toEqual([]);
  });

  it('suggests at most the requested number', () => {
    expect(nearestAddresses('/mapper', known, 2)).toHaveLength(2);
  });
});
