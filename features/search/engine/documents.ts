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
  /** The first sentences: snippets are made of them. */
  readonly content: string;
  /** Names and messages of the rest of the text and of the code. */
  readonly identifiers?: string;
  /** Words and phrases of the front matter, and full names of explained classes. */
  readonly keywords?: string;
  /** Name of the library that the page belongs to. */
  readonly library?: string | undefined;
  /** Short names of the classes that the page explains, and names of packages that it is about. */
  readonly names?: string;
  /** Kind of the page: landing, tutorial, how-to, reference, explanation. */
  readonly kind?: string | undefined;
}

/** The route in the address of a document. */
export function routeOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

/** What separates the keywords of a page: messages among them have commas. */
export const keywordSeparator = '\n';

/** What the reader's side may do with the results. */
export interface SearchOptions {
  /** Most results that the box lists. */
  readonly maxHits: number;
  /** Whether the searched words are marked on the page that a result leads to. */
  readonly highlightResult: boolean;
}

/**
 * A document as the file holds it. What follows from the documents before it is left out: a heading has `#`
 * and its anchor for an address, and title, library and kind of its page are stored with the page.
 */
export type StoredDocument = Omit<SearchDocument, 'type' | 'pageTitle'>;

/** The loaded search documents file. */
export interface SearchFile {
  readonly searchDocs: readonly SearchDocument[];
  readonly options: SearchOptions;
}

/** The search documents file, checked and expanded; throws an error that names what is wrong. */
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
  const stored = documents.map((document, position) => {
    if (!isStoredDocument(document)) {
      throw new Error(`Search document ${position} has not the expected form.`);
    }
    return document;
  });
  return {searchDocs: expandDocuments(stored), options: {maxHits, highlightResult}};
}

/** The documents without what follows from the ones before them. */
export function storeDocuments(documents: readonly SearchDocument[]): StoredDocument[] {
  return documents.map(({type, pageTitle: _, library, kind, ...document}) =>
    type === 0
      ? {...document, library, kind}
      : {...document, url: document.url.slice(routeOf(document.url).length)},
  );
}

/** The documents with all that the file leaves out. */
function expandDocuments(documents: readonly StoredDocument[]): SearchDocument[] {
  let page: StoredDocument = {title: '', url: '', content: ''};
  return documents.map((document): SearchDocument => {
    if (!document.url.startsWith('#')) {
      page = document;
      return {...document, type: 0};
    }
    const {title: pageTitle, library, kind} = page;
    return {...document, type: 1, url: page.url + document.url, pageTitle, library, kind};
  });
}

function isStoredDocument(value: unknown): value is StoredDocument {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.url === 'string' &&
    typeof value.content === 'string' &&
    isText(value.identifiers) &&
    isText(value.keywords) &&
    isText(value.library) &&
    isText(value.names) &&
    isText(value.kind)
  );
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
