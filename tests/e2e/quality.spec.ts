import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {box, open, options, test} from './searchTest';
import {type Answered, measureAnswers, missed} from '../../features/search/quality/measureAnswers';
import {hasPage, readQueries} from '../../features/search/quality/queries';

/** Types into the real box and reads the pages of the list, best first. */
async function search(page: Page, query: string): Promise<string[]> {
  await box(page).fill('');
  await expect(options(page)).toHaveCount(0);
  await box(page).fill(query);
  // The status says that the answer to this very text is there, also when it is empty.
  await expect(page.getByRole('status')).toHaveText(/^(?:\d+ results?|No results.*)$/);
  const addresses = await options(page).evaluateAll((list) =>
    list.map((option) => option.getAttribute('href') ?? ''),
  );
  return [...new Set(addresses.map((address) => new URL(address, page.url()).pathname))];
}

test('answers the queries of features/search/quality/queries.json at the first try', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // A page of no library, so that none of them wins a near tie.
  await open(page, '/compatibility');
  const answered: Answered[] = [];
  // Those about pages that are not written yet wait for them.
  const queries = readQueries().filter(({answers}) => answers.some(hasPage));
  for (const {query, answers} of queries) {
    answered.push({query, answers, found: await search(page, query)});
  }
  const measures = measureAnswers(answered);
  console.log(JSON.stringify(measures), ...missed(answered).map((line) => `\n  ${line}`));
  expect(measures.queries).toBeGreaterThanOrEqual(100);
  expect(measures.withoutResult).toBe(0);
  expect(measures.successAt1).toBeGreaterThanOrEqual(0.93);
});
