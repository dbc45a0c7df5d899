import {describe, expect, it} from 'vitest';

import {browserOnSystem} from './browserOnSystem';

const machineWith =
  (...files: readonly string[]) =>
  (file: string) =>
    files.includes(file);

describe('browserOnSystem', () => {
  it.each([
    [['/usr/bin/chromium'], '/usr/bin/chromium'],
    [['/opt/bin/google-chrome'], '/opt/bin/google-chrome'],
    [['/opt/bin/chromium', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'], '/opt/bin/chromium-headless-shell'],
    [['/home/me/chromium'], undefined],
  ])('of %j it takes %j', (files, expected) => {
    expect(browserOnSystem({PATH: '/bin:/opt/bin'}, machineWith(...files))).toBe(expected);
  });

  it.each([undefined, '', ':'])('with the PATH %j it looks into /usr/bin', (PATH) => {
    expect(browserOnSystem({PATH}, machineWith('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
    expect(browserOnSystem({PATH}, machineWith('/chromium'))).toBeUndefined();
  });
});
