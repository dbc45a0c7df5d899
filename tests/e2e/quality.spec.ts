import type {Page} from '@playwright/test';

import {ask, expect, open, options, test} from './searchTest';
import {sweep} from './support/representatives';
import {answerable, qualityProblems, searchInNode} from '../site/answerQueries';
import {type Answered, measureAnswers} from '../../features/search/quality/measureAnswers';
import {type Query, kinds} from '../../features/search/quality/queries';

/** Types into the real search box and returns the pages of the list, best first. */
async function search(page: Page, query: string): Promise<string[]> {
  await ask(page, query);
  const addresses = await options(page).evaluateAll((list) =>
    list.map((option) => option.getAttribute('href') ?? ''),
  );
  return [...new Set(addresses.map((address) => new URL(address, page.url()).pathname))];
}

/** Types queries, each of which must list what tests/site/answers.test.ts finds without a browser. */
async function answer(page: Page, queries: readonly Query[]): Promise<Answered[]> {
  test.setTimeout(300_000);
  const inNode = searchInNode();
  // A page that belongs to no library, so that none of them wins a near tie.
  await open(page, '/compatibility');
  const answered: Answered[] = [];
  for (const {query, answers} of queries) {
    const found = await search(page, query);
    expect.soft(found, query).toEqual(inNode(query));
    answered.push({query, answers, found});
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
    console.log(JSON.stringify(measureAnswers(answered)));
    expect(qualityProblems(answered)).toEqual([]);
  },
);
