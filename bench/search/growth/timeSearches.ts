import type {SearchFiles} from '../../../features/search/build/searchFiles';
import {answerQuery} from '../../../features/search/engine/answerQuery';
import {toSearchData} from '../../../features/search/engine/load';
import {median, percentile} from '../../numbers';

/** Milliseconds of the worker's work, without the network. */
export interface Times {
  /** To read both files and build the index by page. */
  readonly load: number;
  /** To answer a query that the box sends for the first time. */
  readonly query: number;
  readonly slowQuery: number;
}

/** Times several searches in alternating rounds, so that a busy machine slows all of them. */
export function timeSearches(
  searches: readonly Pick<SearchFiles, 'searchDoc' | 'lunrIndex'>[],
  queries: readonly string[],
  rounds: number,
  now: () => number = () => performance.now(),
): Times[] {
  const times = searches.map(() => ({loads: new Array<number>(), queries: new Array<number>()}));
  for (let round = 0; round < rounds; round += 1) {
    searches.forEach(({searchDoc, lunrIndex}, place) => {
      const start = now();
      const data = toSearchData(JSON.parse(searchDoc), JSON.parse(lunrIndex));
      times[place]?.loads.push(now() - start);
      for (const query of queries) {
        const start = now();
        answerQuery(data, query, '', data.options.maxHits);
        times[place]?.queries.push(now() - start);
      }
    });
  }
  return times.map((one) => ({
    load: median(one.loads),
    query: median(one.queries),
    slowQuery: percentile(one.queries, 0.95),
  }));
}
