import {expect, test} from 'vitest';

import {checkSubjects} from './checkSubjects';

test.each([
  'docs(mapper): explain presets',
  'build: newer Docusaurus',
  'feat(search-index): sorted by route',
  `fix(src/search): ${'x'.repeat(55)}`,
])('accepts "%s"', (subject) => {
  expect(checkSubjects([subject])).toEqual([]);
});

test.each([
  ['no type', 'explain presets'],
  ['an unknown type', 'feature(search): more'],
  ['no space', 'docs(mapper):explain'],
  ['an empty scope', 'docs(): explain'],
  ['an empty subject', 'docs(mapper): '],
  ['a capital scope', 'docs(Mapper): explain'],
  ['a subject of 73 characters', `fix(src/search): ${'x'.repeat(56)}`],
])('rejects %s', (_name, subject) => {
  expect(checkSubjects(['docs: fine', subject])).toHaveLength(1);
});
