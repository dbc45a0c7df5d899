/** What the search box may show, written into the search documents file. */
export interface Options {
  /** Most hits that the box lists. */
  readonly maxHits: number;
  /** Whether the searched words are marked on the page that a hit leads to. */
  readonly highlightResult: boolean;
  /** Pages that are not in the search: patterns of their addresses. */
  readonly excludeRoutes?: readonly string[];
}
