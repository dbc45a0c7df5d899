import type {Page} from '@playwright/test';

import {ask, expect, open, options, test} from './searchTest';
import {sweep} from './support/representatives';
import {answerable, qualityProblems, searchInNode} from '../site/answerQueries';
import {type AnsweredQuery, figuresOf} from '../../features/search/quality/figures';
import {kinds} from '../../features/search/quality/queries';
import type {GradedQuery} from '../../features/search/quality/sets';

/** Types into the real search box and returns the pages of the list, best first. */
async function search(page: Page, query: string): Promise<string[]> {
  await ask(page, query);
  const addresses = await options(page).evaluateAll((list) =>
    list.map((option) => option.getAttribute('href') ?? ''),
  );
  return [...new Set(addresses.map((address) => new URL(address, page.url()).pathname))];
}

/** Types queries, each of which must list what tests/site/answers.test.ts finds without a browser. */
async function answer(page: Page, queries: readonly GradedQuery[]): Promise<AnsweredQuery[]> {
  test.setTimeout(300_000);
  const inNode = searchInNode();
  // A page that belongs to no library, so that none of them wins a near tie.
  await open(page, '/compatibility');
  const answered: AnsweredQuery[] = [];
  for (const one of queries) {
    const found = await search(page, one.query);
    expect.soft(found, one.query).toEqual(inNode(one.query));
    answered.push({...one, found});
  }
  return answered;
}

test('lists in the box what the built files return for queries of every kind', async ({page}) => {
  const all = answerable();
  const some = kinds.flatMap((name) => all.filter(({kind}) => kind === name).slice(0, 3));
  expect(some.length).toBeGreaterThan(20);
  await answer(page, some);
  console.log(`${String(some.length)} of ${String(all.length)} queries typed`);
});

test(
  'answers the queries of features/search/quality/generations/fitted.json with the first result',
  sweep,
  async ({page}) => {
    const answered = await answer(page, answerable());
    console.log(JSON.stringify(figuresOf(answered)));
    expect(qualityProblems(answered)).toEqual([]);
  },
);
