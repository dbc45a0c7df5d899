import type {SearchDocument} from '../../src/search/documents';
import {pageTexts} from './pageTexts';

/** What is known of the pages besides the documents of docusaurus-lunr-search. */
export interface Pages {
  /** The kind of each page by its route. */
  readonly kinds: ReadonlyMap<string, string>;
  /** The built page of a route. */
  readonly html: (route: string) => string;
}

/**
 * The documents of docusaurus-lunr-search in the order of their routes (its scanners finish in any order),
 * with the whole text of the page, and with the library and kind of the page.
 */
export function refineDocuments(
  documents: readonly SearchDocument[],
  {kinds, html}: Pages,
): SearchDocument[] {
  const libraries = new Set(
    [...kinds].filter(([, kind]) => kind === 'landing').map(([route]) => firstSegment(route)),
  );
  return groupByRoute(documents).flatMap(([route, group]) => {
    const texts = pageTexts(html(route), new Set(group.map(({url}) => anchorOf(url))));
    const library = firstSegment(route);
    const kind = kinds.get(route);
    return group.map((document) => ({
      ...document,
      title: plainTitle(document.title),
      ...(document.pageTitle !== undefined && {pageTitle: plainTitle(document.pageTitle)}),
      content: texts.get(anchorOf(document.url)) ?? '',
      ...(libraries.has(library) && {library}),
      ...(kind !== undefined && {kind}),
    }));
  });
}

function groupByRoute(documents: readonly SearchDocument[]): [string, SearchDocument[]][] {
  const groups = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const route = routeOf(document.url);
    groups.set(route, [...(groups.get(route) ?? []), document]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A heading without the zero-width sign of the link beside it. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u200b', '').trim();
}

function routeOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function anchorOf(url: string): string {
  return url.split('#')[1] ?? '';
}

function firstSegment(route: string): string {
  return route.split('/').find((segment) => segment !== '') ?? '';
}
