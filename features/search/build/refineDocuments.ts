import {load} from 'cheerio';

import {shortName} from '../../../shared/text/shortName';
import {type SearchDocument, keywordSeparator, routeOf} from '../engine/documents';
import type {WholeDocument} from './buildIndex';
import {cutContent} from './cutContent';
import {pageSections} from './pageSections';

/** What the front matter of a page says about it. */
export interface PageFacts {
  readonly kind?: string;
  /** Full names of the classes that the page is about. */
  readonly explains: readonly string[];
  readonly keywords: readonly string[];
}

/** What is known of the pages besides the documents of docusaurus-lunr-search. */
export interface Pages {
  readonly facts: ReadonlyMap<string, PageFacts>;
  /** Names of packages by the route of the page that they mean. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** The built page of a route. */
  readonly html: (route: string) => string;
}

/**
 * A document for each page and each of its headings, in the order of the routes (the scanners of
 * docusaurus-lunr-search finish in any order), with the whole text, library and kind of the page.
 */
export function refineDocuments(
  documents: readonly SearchDocument[],
  {facts, packages, html}: Pages,
): WholeDocument[] {
  const libraries = new Set(
    [...facts].filter(([, {kind}]) => kind === 'landing').map(([route]) => firstSegment(route)),
  );
  return documents
    .filter(({url}) => url === routeOf(url))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap((page) => {
      const route = page.url;
      const {kind, explains = [], keywords: words = []} = facts.get(route) ?? {};
      const library = firstSegment(route);
      const pageTitle = plainTitle(page.title);
      const classes = explains.map(shortName);
      const names = [...classes, ...(packages.get(route) ?? [])];
      const keywords = joinKeywords([...words, ...explains], route);
      const shared = {
        ...(libraries.has(library) && {library}),
        ...(kind !== undefined && {kind}),
      };
      return pageSections(load(html(route))).map(({anchor, heading, prose, rest}): WholeDocument =>
        anchor === ''
          ? {
              type: 0,
              title: pageTitle,
              url: route,
              content: prose,
              rest,
              ...(keywords !== '' && {keywords}),
              ...(names.length > 0 && {names: names.join(' ')}),
              ...shared,
            }
          : {
              type: 1,
              title: heading,
              pageTitle,
              url: `${route}#${anchor}`,
              content: prose,
              rest,
              ...shared,
            },
      );
    });
}

/** The documents with as much of their texts as snippets and names need. */
export function cutDocuments(documents: readonly WholeDocument[]): SearchDocument[] {
  let route = '';
  let seen = new Set<string>();
  return documents.map(({content: prose, rest = '', ...document}) => {
    const page = routeOf(document.url);
    if (page !== route) {
      route = page;
      seen = new Set();
    }
    const {content, identifiers} = cutContent(prose, rest, seen);
    return {...document, content, ...(identifiers !== '' && {identifiers})};
  });
}

function joinKeywords(keywords: readonly string[], route: string): string {
  const wrong = keywords.find((keyword) => keyword.includes(keywordSeparator));
  if (wrong !== undefined) {
    throw new Error(
      `search-index: a keyword of ${route} has several lines: ${JSON.stringify(wrong)}.`,
    );
  }
  return keywords.join(keywordSeparator);
}

/** A heading without the zero-width sign of the link beside it. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u200b', '').trim();
}

function firstSegment(route: string): string {
  return route.split('/').find((segment) => segment !== '') ?? '';
}
