import {expect, test} from 'vitest';

import {withLibrary} from './withLibrary';

test.each([
  ['Introduction', '/mapper/intro', 'Introduction · mapper'],
  ['Introduction', '/file-bundle/intro/', 'Introduction · file-bundle'],
  ['Upgrade mapper', '/mapper/upgrade', 'Upgrade mapper'],
  ['mapper', '/mapper', 'mapper'],
  ['Search', '/search', 'Search'],
  ['Long', '/guide/long', 'Long'],
])('%s at %s is %s', (title, permalink, expected) => {
  expect(withLibrary(title, permalink)).toBe(expected);
});
