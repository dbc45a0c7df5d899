import {expect, it} from 'vitest';

import type {PageHits} from './answer';
import {boxHits} from './boxHits';

const page = (route: string, hits: number): PageHits => ({
  route,
  library: '',
  title: [],
  kind: null,
  hits: Array.from({length: hits}, (_, number) => ({
    url: `${route}#${number}`,
    heading: null,
    snippet: [],
    words: [],
  })),
});

it('lists the best hit of each page and no more than the limit', () => {
  const pages = [page('/a', 5), page('/b', 1), page('/c', 3)];
  expect(boxHits(pages, 10).map(({hit}) => hit.url)).toEqual(['/a#0', '/b#0', '/c#0']);
  expect(boxHits(pages, 2)).toHaveLength(2);
});
