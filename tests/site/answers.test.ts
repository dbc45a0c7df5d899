import {expect, test} from 'vitest';

import {figuresOf} from '../../features/search/quality/figures';
import {answerable, qualityProblems, searchInNode} from './answerQueries';
import {origin, pageOf, read} from './site';

// tests/e2e/quality.spec.ts types queries into the real box, which must list the same pages.
test('the queries of features/search/quality/generations/fitted.json are answered by the first result', () => {
  const search = searchInNode();
  const answered = answerable().map((one) => ({...one, found: search(one.query)}));
  console.log(JSON.stringify(figuresOf(answered)));
  expect(qualityProblems(answered)).toEqual([]);
});

test('the words that the home page suggests have results', () => {
  const {$} = pageOf(read('index.html').toString('utf8'));
  const suggested = $('main a[href*="?q="]')
    .toArray()
    .map(({attribs}) => new URL(attribs.href ?? '', origin).searchParams.get('q') ?? '');
  const search = searchInNode();
  expect(suggested).toHaveLength(4);
  expect(suggested.filter((words) => search(words).length === 0)).toEqual([]);
  expect(search('zzqqxxk')).toEqual([]);
});

test('the check rejects few queries, queries without a result and wrong first pages', () => {
  const good = {
    query: 'a',
    kind: 'topic',
    grade: {intended: ['/a'], acceptable: []},
    found: ['/a'],
  };
  const hundred = Array.from({length: 100}, () => good);
  expect(qualityProblems(hundred)).toEqual([]);
  expect(qualityProblems([good])).toEqual(['only 1 queries']);
  expect(qualityProblems([...hundred, {...good, found: []}])).toEqual([
    '1 queries without a result',
    '"a": nothing, not /a',
  ]);
  const wrong = Array.from({length: 8}, () => ({...good, found: ['/b']}));
  expect(qualityProblems([...hundred, ...wrong])[0]).toMatch(
    /^the first page is an answer for 0\.92/,
  );
});
