import {expect, test} from 'vitest';

import {checkSubjects, readCommit} from './checkSubjects';

test.each([
  'docs(mapper): explain presets',
  'build: newer Docusaurus',
  'feat(search-index): sorted by route',
  `fix(src/search): ${'x'.repeat(55)}`,
])('accepts "%s"', (subject) => {
  expect(checkSubjects([readCommit(`2026-11-23 ${subject}`)])).toEqual([]);
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
  expect(
    checkSubjects(['docs: fine', subject].map((one) => readCommit(`2026-11-23 ${one}`))),
  ).toHaveLength(1);
});

test('rejects unidiomatic phrases in new commits only', () => {
  const commits = (day: string) => checkSubjects([{day, subject: 'docs(mapper): limits are told'}]);
  expect(commits('2026-11-23')).toEqual([
    '"docs(mapper): limits are told": "told": write says, shows, describes or reports.',
  ]);
  expect(commits('2026-11-22')).toEqual([]);
});
