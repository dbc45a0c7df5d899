import {isRecord} from '../../../shared/json/isRecord';

/** One page (type 0) or one heading of a page (type 1), as docusaurus-lunr-search writes them. */
export interface SearchDocument {
  readonly type: 0 | 1;
  /** Title of the page, or text of the heading. */
  readonly title: string;
  /** Title of the page that the heading is on. */
  readonly pageTitle?: string;
  /** Route, with `#` and the anchor of a heading. */
  readonly url: string;
  readonly content: string;
  /** Words and phrases of the front matter, and full names of explained classes. */
  readonly keywords?: string;
  /** Name of the library that the page belongs to. */
  readonly library?: string;
  /** Short names of the classes that the page explains, and names of packages that it is about. */
  readonly names?: string;
  /** Kind of the page: landing, tutorial, how-to, reference, explanation. */
  readonly kind?: string;
}

/** The route in the address of a document. */
export function routeOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

/** What stands between the keywords of a page. */
export const keywordSeparator = ', ';

/** What the reader's side may do with the results. */
export interface SearchOptions {
  /** Most results that the box lists. */
  readonly maxHits: number;
  /** Whether the searched words are marked on the page that a result leads to. */
  readonly highlightResult: boolean;
}

/** The content of the search documents file. */
export interface SearchFile {
  readonly searchDocs: readonly SearchDocument[];
  readonly options: SearchOptions;
}

/** The search documents file, checked; throws an error that names what is wrong. */
export function parseSearchFile(file: unknown): SearchFile {
  if (!isRecord(file) || !Array.isArray(file.searchDocs)) {
    throw new Error('The search documents file has no list of documents.');
  }
  if (!isRecord(file.options)) {
    throw new Error('The search documents file has no options.');
  }
  const {maxHits, highlightResult} = file.options;
  if (typeof maxHits !== 'number' || typeof highlightResult !== 'boolean') {
    throw new Error('The options maxHits and highlightResult are missing.');
  }
  const documents: readonly unknown[] = file.searchDocs;
  const searchDocs = documents.map((document, position) => {
    if (!isSearchDocument(document)) {
      throw new Error(`Search document ${position} has not the expected form.`);
    }
    return document;
  });
  return {searchDocs: withPageFacts(searchDocs), options: {maxHits, highlightResult}};
}

/** What the file says once for a page, library and kind, on each of its headings too. */
function withPageFacts(documents: readonly SearchDocument[]): SearchDocument[] {
  const pages = new Map(
    documents.flatMap(({type, url, library, kind}) =>
      type === 0
        ? [[url, {...(library !== undefined && {library}), ...(kind !== undefined && {kind})}]]
        : [],
    ),
  );
  return documents.map((document) => ({...pages.get(routeOf(document.url)), ...document}));
}

function isSearchDocument(value: unknown): value is SearchDocument {
  return (
    isRecord(value) &&
    (value.type === 0 || value.type === 1) &&
    typeof value.title === 'string' &&
    typeof value.url === 'string' &&
    typeof value.content === 'string' &&
    isText(value.pageTitle) &&
    isText(value.keywords) &&
    isText(value.library) &&
    isText(value.names) &&
    isText(value.kind)
  );
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
