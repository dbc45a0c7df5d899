import {expect, it} from 'vitest';

import {whyNotToRun} from './whyNotToRun';

const query = {
  query: 'map a list',
  kind: 'topic',
  section: 'mapper',
  need: 'How a list is mapped.',
};
const generation = {generation: 1, date: '2026-11-22', sources: 'mapper v3.0.0', queries: [query]};
const files = {name: '1', queries: JSON.stringify(generation), run: null, grades: null};
const state = {files, changes: '', expected: 'search-doc-a.json', built: 'search-doc-a.json'};

it('runs a generation on the built site of a commit', () => {
  expect(whyNotToRun(state)).toBeUndefined();
});

it.each([
  [
    'a second time',
    {files: {...files, run: '{}'}},
    '1.run.json is there: a generation is run once',
  ],
  ['under another number', {files: {...files, name: '2'}}, 'the file says that it is generation 1'],
  ['with changes', {changes: ' M src/theme/Footer/index.tsx'}, 'src/theme/Footer/index.tsx'],
  ['on another build', {built: 'search-doc-b.json'}, 'Build first: build/search-doc-b.json'],
])('does not run one %s', (_, other, why) => {
  expect(whyNotToRun({...state, ...other})).toContain(why);
});
