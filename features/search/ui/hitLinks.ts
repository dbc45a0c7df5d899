import type {PageHits} from '@site/features/search/engine/answer';
import {boxHits} from '@site/features/search/engine/boxHits';
import type {BoxHit} from '@site/features/search/engine/boxHits';
import type {SearchState} from '@site/features/search/engine/SearchClient';
import {withHighlight} from '@site/features/search/engine/highlightAddress';

/** A hit of the box with the address that it leads to. */
export interface HitLink extends BoxHit {
  readonly address: string;
}

/** The hits that the box lists, each with its address; none before the search is ready. */
export function hitLinks(pages: readonly PageHits[], state: SearchState): HitLink[] {
  if (state.status !== 'ready') {
    return [];
  }
  const {maxHits, highlightResult} = state.options;
  return boxHits(pages, maxHits).map(({page, hit}) => ({
    page,
    hit,
    address: highlightResult ? withHighlight(hit.url, hit.words) : hit.url,
  }));
}
