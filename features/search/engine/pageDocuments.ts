import {type SearchDocument, routeOf} from './documents';

/** The documents, and the pages that they are on. */
export interface PageDocuments {
  readonly searchDocs: readonly SearchDocument[];
  /** The page of each document. */
  readonly pageOf: readonly number[];
  /** The documents of each page: the page itself first, then its headings. */
  readonly groups: readonly {readonly route: string; readonly documents: readonly number[]}[];
}

/** Joins the documents of each page; pages are in the order of their first documents. */
export function groupDocuments(searchDocs: readonly SearchDocument[]): PageDocuments {
  const groups: {route: string; documents: number[]}[] = [];
  const numbers = new Map<string, number>();
  const pageOf = searchDocs.map(({url}, document) => {
    const route = routeOf(url);
    const page = numbers.get(route) ?? groups.length;
    numbers.set(route, page);
    (groups[page] ??= {route, documents: []}).documents.push(document);
    return page;
  });
  return {searchDocs, pageOf, groups};
}
