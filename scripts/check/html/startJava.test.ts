import {expect, test} from 'vitest';

import {startJava} from './startJava';

/** A machine whose Java starts, or starts once its package is installed. */
function machineWith(isRootOnDebian: boolean, starts: boolean, install?: () => Promise<void>) {
  let works = starts;
  return {
    isRootOnDebian,
    starts: () => Promise.resolve(works),
    installPackage:
      install ??
      (() => {
        works = true;
        return Promise.resolve();
      }),
  };
}

test('uses an installed Java', async () => {
  expect(await startJava(machineWith(false, true))).toEqual({env: {}});
});

test('installs the package as root on Debian', async () => {
  expect(await startJava(machineWith(true, false))).toEqual({env: {}});
});

test.each([
  ['on another machine', machineWith(false, false), 'It is not installed'],
  [
    'without a network',
    machineWith(true, false, () => Promise.reject(new Error('no network'))),
    'no network',
  ],
  ['with a broken package', machineWith(true, false, () => Promise.resolve()), 'does not start'],
])('says what to do %s', async (_name, machine, reason) => {
  const result = await startJava(machine);
  expect(result).toMatchObject({failure: expect.stringContaining(reason) as unknown});
  expect(result).toMatchObject({failure: expect.stringContaining('apt-get install') as unknown});
});
