import {countHits} from '@site/features/search/engine/answer';
import type {PageHits} from '@site/features/search/engine/answer';

/** A library and the number of its hits. */
export interface LibraryCount {
  readonly library: string;
  readonly count: number;
}

/** The libraries of these pages with their numbers of hits, most first. */
export function byLibrary(pages: readonly PageHits[]): LibraryCount[] {
  const names = [...new Set(pages.map(({library}) => library))];
  return names
    .map((library) => ({
      library,
      count: countHits(pages.filter((page) => page.library === library)),
    }))
    .sort((a, b) => b.count - a.count);
}
