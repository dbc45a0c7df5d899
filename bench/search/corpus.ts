import type {WholeDocument} from '../../features/search/build/buildIndex';
import {keywordSeparator, routeOf} from '../../features/search/engine/documents';

/** A page as one document, for engines that know no headings. */
export interface PageText {
  readonly route: string;
  readonly title: string;
  readonly keywords: string;
  readonly headings: string;
  readonly content: string;
}

/** The documents joined to pages. */
export function pageTexts(documents: readonly WholeDocument[]): PageText[] {
  return uniqueRoutes(documents.map(({url}) => url)).map((route) => {
    const group = documents.filter(({url}) => routeOf(url) === route);
    const headings = group.filter(({type}) => type === 1).map(({title}) => title);
    return {
      route,
      title: group[0]?.pageTitle ?? group[0]?.title ?? '',
      keywords: keywordsText(group.flatMap(({keywords}) => keywords ?? []).join(keywordSeparator)),
      headings: headings.join(' \n'),
      content: group.flatMap(({content, rest = []}) => [content].concat(rest)).join(' \n'),
    };
  });
}

/** The keywords of a page as other engines separate words. */
export function keywordsText(keywords: string): string {
  return keywords.replaceAll(keywordSeparator, ', ');
}

/** Routes of documents, best first, each once. */
export function uniqueRoutes(urls: readonly string[]): string[] {
  return [...new Set(urls.map(routeOf))];
}
