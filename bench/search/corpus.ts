import {readFileSync} from 'node:fs';

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

/** The search documents with the whole text of their section, which the search file holds only in part. */
export function wholeDocuments(
  documents: readonly SearchDocument[],
  readPage: (route: string) => string,
): SearchDocument[] {
  const texts = new Map(
    documents
      .filter(({type}) => type === 0)
      .flatMap(({url}) =>
        pageSections(readPage(url)).map(
          ({anchor, text}) => [anchor === '' ? url : `${url}#${anchor}`, text] as const,
        ),
      ),
  );
  return documents.map((document) => {
    const content = texts.get(document.url);
    if (content === undefined) {
      throw new Error(`${document.url} is not in the built pages. Run "npm run build" again.`);
    }
    return {...document, content};
  });
}

/** The documents joined to pages. */
export function pageTexts(documents: readonly SearchDocument[]): PageText[] {
  return uniqueRoutes(documents.map(({url}) => url)).map((route) => {
    const group = documents.filter(({url}) => routeOf(url) === route);
    const headings = group.filter(({type}) => type === 1).map(({title}) => title);
    return {
      route,
      title: group[0]?.pageTitle ?? group[0]?.title ?? '',
      keywords: group.flatMap(({keywords = []}) => keywords).join(', '),
      headings: headings.join(' \n'),
      content: group.map(({content}) => content).join(' \n'),
    };
  });
}

/** Routes of documents, best first, each once. */
export function uniqueRoutes(urls: readonly string[]): string[] {
  return [...new Set(urls.map(routeOf))];
}
