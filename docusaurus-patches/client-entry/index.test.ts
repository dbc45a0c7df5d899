import {existsSync} from 'node:fs';

import {expect, test} from 'vitest';

import {clientEntry} from '.';

test("Docusaurus' entry is replaced", () => {
  const entry = clientEntry('/node_modules/@docusaurus/core/lib/client/clientEntry.js');
  expect(existsSync(entry)).toBe(true);
});

test.each(['/node_modules/@docusaurus/core/lib/client/start.js', {main: './a.js'}, undefined])(
  'another one is rejected: %j',
  (entry) => {
    expect(() => clientEntry(entry)).toThrow(/client-entry replaced nothing/);
  },
);
