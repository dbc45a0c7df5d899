import {describe, expect, test} from 'vitest';

import {candidates, findBrowser} from './findBrowser';
import type {Machine} from './findBrowser';

/** A machine on which only these paths exist. */
function machineWith(files: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    env: {PATH: '/opt/bin:/usr/bin'},
    isRootOnDebian: false,
    exists: (path) => files.includes(path),
    playwright: () => '/cache/playwright/chrome',
    installPackage: () => Promise.reject(new Error('no network')),
    installCached: () => Promise.resolve('/cache/sparticuz/chromium'),
    ...more,
  };
}

/** The result when only these programs start. */
const find = (machine: Machine, ...starting: readonly string[]) =>
  findBrowser(candidates(machine), (path) => Promise.resolve(starting.includes(path)));

const all = ['/given', '/usr/bin/chromium', '/cache/playwright/chrome'];

describe('the order', () => {
  test('the given path first', async () => {
    const machine = machineWith(all, {env: {CHROMIUM_PATH: '/given', PATH: ''}});
    expect(await find(machine, ...all)).toEqual({path: '/given', name: 'CHROMIUM_PATH'});
  });

  test('a given path that does not start is skipped', async () => {
    const machine = machineWith(all, {env: {CHROMIUM_PATH: '/given'}});
    expect(await find(machine, '/usr/bin/chromium')).toMatchObject({path: '/usr/bin/chromium'});
  });

  test('then the one installed on the system, wherever it is', async () => {
    const machine = machineWith(['/opt/bin/google-chrome', '/cache/playwright/chrome']);
    expect(await find(machine, '/opt/bin/google-chrome', '/cache/playwright/chrome')).toMatchObject(
      {
        path: '/opt/bin/google-chrome',
      },
    );
  });

  test('the headless shell before the whole browser', async () => {
    const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(await find(machineWith(both), ...both)).toMatchObject({
      path: '/usr/bin/chromium-headless-shell',
    });
  });

  test("then Playwright's own", async () => {
    expect(await find(machineWith(all), '/cache/playwright/chrome')).toMatchObject({
      name: "Playwright's own",
    });
  });

  test('then the package, only as root on Debian', async () => {
    const files: string[] = [];
    const installPackage = () => {
      files.push('/usr/bin/chromium');
      return Promise.resolve();
    };
    const starting = ['/usr/bin/chromium', '/cache/sparticuz/chromium'];
    const root = machineWith(files, {isRootOnDebian: true, installPackage});
    expect(await find(root, ...starting)).toEqual({
      path: '/usr/bin/chromium',
      name: 'apt-get install chromium-headless-shell',
    });
    files.length = 0;
    expect(await find({...root, isRootOnDebian: false}, ...starting)).toMatchObject({
      name: '@sparticuz/chromium',
    });
    expect(files).toEqual([]);
  });

  test('last, the one in the cache folder, also if the package cannot be installed', async () => {
    const machine = machineWith([], {isRootOnDebian: true});
    expect(await find(machine, '/cache/sparticuz/chromium')).toMatchObject({
      path: '/cache/sparticuz/chromium',
    });
  });
});

test('reports each candidate if none starts', async () => {
  const machine = machineWith(['/usr/bin/chromium'], {isRootOnDebian: true});
  expect(await find(machine)).toEqual({
    tried: [
      'CHROMIUM_PATH: none here',
      'a Chromium of this system: /usr/bin/chromium does not start',
      "Playwright's own: none here",
      'apt-get install chromium-headless-shell: no network',
      '@sparticuz/chromium: /cache/sparticuz/chromium does not start',
    ],
  });
});

test('an empty CHROMIUM_PATH is ignored', async () => {
  const machine = machineWith(all, {env: {CHROMIUM_PATH: ''}});
  expect(await find(machine, '', '/usr/bin/chromium')).toMatchObject({path: '/usr/bin/chromium'});
});
