import type {Hit, PageHits} from './answer';

/** A hit with the page that it is on. */
export interface BoxHit {
  readonly page: PageHits;
  readonly hit: Hit;
}

/** Most hits of one page in the box. */
export const perPage = 2;

/** The hits that the box lists: at most two of a page, so that one page does not hide the others. */
export function boxHits(pages: readonly PageHits[], maxHits: number): BoxHit[] {
  return pages
    .flatMap((page) => page.hits.slice(0, perPage).map((hit) => ({page, hit})))
    .slice(0, maxHits);
}
