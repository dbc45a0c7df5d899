import {describe, expect, it} from 'vitest';

import {nearestAddresses} from './nearestAddresses';

const known = [
  '/mapper',
  '/mapper/object/lazy-loading',
  '/mapper/object/map',
  '/rekapager',
  '/rekapager/seek-method',
  '/file-bundle/serving-files',
];

describe('nearestAddresses', () => {
  it.each([
    ['/mapper/lazy-loading', '/mapper/object/lazy-loading'],
    ['/maper', '/mapper'],
    ['/docs/rekapager/seek-methods.html', '/rekapager/seek-method'],
    ['/file/serve-files', '/file-bundle/serving-files'],
  ])('%s is nearest to %s', (wrong, nearest) => {
    expect(nearestAddresses(wrong, known)[0]).toBe(nearest);
  });

  it('suggests nothing for an address that resembles none', () => {
    expect(nearestAddresses('/wp-login.php', known)).toEqual([]);
    expect(nearestAddresses('/', known)).toEqual([]);
    expect(nearestAddresses('/%E0%A4%A', known)).toEqual([]);
  });

  it('suggests at most the asked number', () => {
    expect(nearestAddresses('/mapper', known, 2)).toHaveLength(2);
  });
});
