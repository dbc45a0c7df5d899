import {describe, expect, it} from 'vitest';

import {documents, searchData} from '../../../features/search/build/searchData';
import {searchFiles} from '../../../features/search/build/searchFiles';
import {randomFrom} from '../../samples/random';
import {growDocuments, sentences} from './growDocuments';
import {pagesAt, showGrowth} from './showGrowth';
import {timeSearches} from './timeSearches';

const grow = (pages: number, seed = 1) => growDocuments(documents, pages, randomFrom(seed));
const count = (list: readonly {type: number}[]) => list.filter(({type}) => type === 0).length;

describe('growDocuments', () => {
  it('keeps the real pages and adds copies with unique addresses', () => {
    const grown = grow(20);
    expect(grown.slice(0, documents.length)).toEqual(documents);
    expect(count(grown)).toBe(20);
    expect(new Set(grown.map(({url}) => url)).size).toBe(grown.length);
    expect(grow(2)).toEqual(documents.slice(0, 3));
  });

  it('uses existing sentences, titles and libraries, the same for the same seed', () => {
    const known = new Set(documents.flatMap(({content}) => sentences(content)));
    const titles = new Set(documents.map(({title}) => title));
    const grown = grow(20);
    expect(grown.flatMap(({content}) => sentences(content)).every((one) => known.has(one))).toBe(
      true,
    );
    expect(grown.every(({title}) => titles.has(title))).toBe(true);
    expect(grow(20)).toEqual(grown);
    expect(grow(20, 2)).not.toEqual(grown);
  });
});

describe('timeSearches', () => {
  it('times loading and each query in turn, round by round', () => {
    let clock = 0;
    const {searchDoc, lunrIndex} = searchFiles(documents, searchData.options);
    const files = {searchDoc, lunrIndex};
    const times = timeSearches([files, files], ['lazy', 'mapper'], 3, () => (clock += 1));
    expect(times).toEqual([
      {load: 1, query: 1, slowQuery: 1},
      {load: 1, query: 1, slowQuery: 1},
    ]);
    // Three rounds of two searches, each with a loading and two queries, each with a start and an end.
    expect(clock).toBe(3 * 2 * 3 * 2);
  });
});

describe('showGrowth', () => {
  const today = {pages: 100, documents: 800, words: 100_000, bytes: 125_000};
  const grown = {pages: 1000, documents: 8000, words: 1_000_000, bytes: 1_000_000};
  const show = (slowQuery: number, bytes = grown.bytes) =>
    showGrowth({
      sizes: [today, {...grown, bytes}],
      today,
      grown: {...grown, bytes},
      timesToday: {load: 50, query: 2, slowQuery: 5},
      timesGrown: {load: 500, query: 10, slowQuery},
    });

  it('shows ratios', () => {
    const {passed, result, details} = show(40);
    expect(passed).toBe(true);
    expect(result).toBe(
      "1,000 pages have 10.0 times the words of today's 100, 8.0 times the bytes (1000 a page), " +
        'load in 10.0 times and answer in 5.0 times the time',
    );
    expect(details).toContain('| 1,000 | 8,000 | 1,000,000 | 1,000,000 | 1000 |');
    expect(details).toContain(
      '550,000 bytes are reached at about 401 pages, with 329 bytes a page',
    );
    expect(details).toContain('| query, p95 | 5.0 | 40.0 | 8.0 |');
  });

  it('rejects times that grow faster than words, and too many bytes per page', () => {
    expect(show(70).passed).toBe(false);
    expect(show(40, 1_400_000).passed).toBe(false);
  });

  it('extrapolates the number of pages at which a size is reached', () => {
    expect(pagesAt([today, grown], 212_500)).toBe(190);
    expect(pagesAt([today, grown], 1_437_500)).toBe(1450);
    expect(() => pagesAt([today], 1)).toThrow('Two sizes');
  });
});
