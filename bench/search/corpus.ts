import {readFileSync} from 'node:fs';

import type {WholeDocument} from '../../features/search/build/buildIndex';
import {pageSections} from '../../features/search/build/pageSections';
import {type SearchDocument, routeOf} from '../../features/search/engine/documents';

/** A page as one document, for engines that know no headings. */
export interface PageText {
  readonly route: string;
  readonly title: string;
  readonly keywords: string;
  readonly headings: string;
  readonly content: string;
}

/** Reads the built page of a route. */
export function readBuiltPage(folder: string, route: string): string {
  return readFileSync(`${folder}${route}.html`, 'utf8');
}

/** The search documents with the full text of their section, which the search file contains only partially. */
export function wholeDocuments(
  documents: readonly SearchDocument[],
  readPage: (route: string) => string,
): WholeDocument[] {
  const texts = new Map(
    documents
      .filter(({type}) => type === 0)
      .flatMap(({url}) =>
        pageSections(readPage(url)).map(
          ({anchor, prose, rest}) =>
            [anchor === '' ? url : `${url}#${anchor}`, {content: prose, rest}] as const,
        ),
      ),
  );
  return documents.map(({identifiers: _, ...document}) => {
    const text = texts.get(document.url);
    if (text === undefined) {
      throw new Error(`${document.url} is not in the built pages. Run "npm run build" again.`);
    }
    return {...document, ...text};
  });
}

/** The documents joined to pages. */
export function pageTexts(documents: readonly WholeDocument[]): PageText[] {
  return uniqueRoutes(documents.map(({url}) => url)).map((route) => {
    const group = documents.filter(({url}) => routeOf(url) === route);
    const headings = group.filter(({type}) => type === 1).map(({title}) => title);
    return {
      route,
      title: group[0]?.pageTitle ?? group[0]?.title ?? '',
      keywords: group.flatMap(({keywords = []}) => keywords).join(', '),
      headings: headings.join(' \n'),
      content: group.flatMap(({content, rest = []}) => [content].concat(rest)).join(' \n'),
    };
  });
}

/** Routes of documents, best first, each once. */
export function uniqueRoutes(urls: readonly string[]): string[] {
  return [...new Set(urls.map(routeOf))];
}
