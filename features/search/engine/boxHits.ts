import type {Hit, PageHits} from './answer';

/** A hit with the page that it is on. */
export interface BoxHit {
  readonly page: PageHits;
  readonly hit: Hit;
}

/** Most hits of one page in the box: its best section. The results page lists the others. */
export const perPage = 1;

/** The hits that the box lists: one of each page, so that no page hides another. */
export function boxHits(pages: readonly PageHits[], maxHits: number): BoxHit[] {
  return pages
    .flatMap((page) => page.hits.slice(0, perPage).map((hit) => ({page, hit})))
    .slice(0, maxHits);
}
