import {readQueries} from '../../features/search/quality/queries';
import {box, expect, open, options, test} from './searchTest';

test('offers words close to a misspelled word, and shows pages that tie', async ({page}) => {
  // A page that belongs to no library, so that none of them wins the tie.
  await open(page, '/compatibility');
  await box(page).fill('collecshun');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('button', {name: 'collection', exact: true}).click();
  await expect(box(page)).toHaveValue('collection');
  await expect(options(page).first()).toBeVisible();

  const tie = readQueries().find(({query}) => query === 'api platform dto');
  expect(tie?.answers.length).toBe(2);
  await box(page).fill(tie?.query ?? '');
  await expect(options(page).first()).toHaveAccessibleName(/api/i);
  const addresses = await options(page).evaluateAll((list) =>
    list.map((option) => option.getAttribute('href') ?? ''),
  );
  const pages = [...new Set(addresses.map((address) => new URL(address, page.url()).pathname))];
  expect(pages.slice(0, 5)).toEqual(expect.arrayContaining([...(tie?.answers ?? [])]));
});
