import {expect, it} from 'vitest';

import {hash} from '../run/lock';

import {printedBy} from './printedBy';

const entry = {inputs: 'a', output: hash('1'), package: 'mapper', version: '3.0.0', php: '8.2'};

it('names the library and the version that ran', () => {
  expect(printedBy({'docs/a.md': [entry]}, 'docs/a.md', '1')).toBe('mapper 3.0.0');
  const other = {...entry, ranAgainst: '2.9.0'};
  expect(printedBy({'docs/a.md': [other]}, 'docs/a.md', '1')).toBe('mapper 2.9.0');
});

it('says nothing about what has no record', () => {
  expect(printedBy({'docs/a.md': [entry]}, 'docs/a.md', '2')).toBeUndefined();
  expect(printedBy({'docs/a.md': [entry]}, 'docs/b.md', '1')).toBeUndefined();
});
