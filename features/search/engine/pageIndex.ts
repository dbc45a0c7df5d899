import {type MessageIndex, indexMessages} from './matchMessage';
import {type Vocabulary, vocabulary} from './nearWords';
import {type NearWord, nearTo} from './otherWords';
import {memoize} from './memoize';
import {type NameIndex, indexNames} from './matchNames';
import type {Names} from './names';
import {type PageModel, indexModel} from './pageModel';
import {type QuestionIndex, indexQuestions} from './questionMatch';
import {type SearchDocument, keywordSeparator, routeOf} from './documents';
import {withoutQuestion} from './question';
import {specialWords} from './specialWords';
import type {TermIndex} from './termIndex';
import {indexTerm} from './terms';
import {splitWords, tokenize} from './tokenize';

/** The part of a page that a term occurs in. */
export type Place = 'title' | 'path' | 'keywords' | 'questions' | 'headings' | 'text';

/** A page and its documents: the page itself first, then its headings. */
export interface Page {
  readonly route: string;
  readonly documents: readonly number[];
  /** Empty for a page of no library. */
  readonly library: string;
  /** Whether it is the first page of its library. */
  readonly isFirst: boolean;
  /** The words of its title, in small letters. */
  readonly title: string;
  /** Its keywords, each as words in small letters, without the beginning of a question. */
  readonly keywords: readonly string[];
  /** Names of classes and packages that it explains, in small letters. */
  readonly names: readonly string[];
  /** The words of its address that a query for its special need has; none for other pages. */
  readonly special: readonly string[];
  /** Number of terms at each place. */
  readonly lengths: Readonly<Record<Place, number>>;
}

/** How often a term occurs at each place of one page. */
export interface PagePosting {
  readonly page: number;
  readonly counts: Readonly<Partial<Record<Place, number>>>;
}

/** The index by page, made once when the files have arrived. */
export interface PageIndex {
  readonly pages: readonly Page[];
  /** The libraries of the pages; an empty name is none. */
  readonly libraries: readonly string[];
  /** The page of each document. */
  readonly pageOf: readonly number[];
  /** All terms in the order of their characters. */
  readonly terms: readonly string[];
  /** Pages of a term; computed on first use. */
  readonly postings: (term: string) => readonly PagePosting[];
  /** Documents that hold a term, with how often in the title and in the text; computed on first use. */
  readonly documents: (term: string) => ReadonlyMap<number, {title: number; text: number}>;
  /** Mean number of terms at each place. */
  readonly means: Readonly<Record<Place, number>>;
  readonly model: PageModel;
  readonly questions: QuestionIndex;
  readonly messages: MessageIndex;
  readonly thesaurus: ReadonlyMap<string, string>;
  readonly names: Names;
  /** The names prepared for comparisons; made on first use. */
  readonly nameIndex: () => NameIndex;
  /** The route of the page that explains a class, by its full name. */
  readonly explaining: ReadonlyMap<string, string>;
  /** Words of the documents near to one that is not there; computed on first use. */
  readonly near: (word: string) => readonly NearWord[];
  /** The words of the documents, whole; made on first use. */
  readonly vocabulary: () => Vocabulary;
}

/** The places of a page, strongest first. */
export const places: readonly Place[] = [
  'title',
  'path',
  'keywords',
  'questions',
  'headings',
  'text',
];

// A message among the keywords may have the name of a class in it.
const className = /^\w+(?:\\\w+)+$/;

/** Joins the documents to pages and counts the terms of each place. */
export function indexPages(searchDocs: readonly SearchDocument[], index: TermIndex): PageIndex {
  const numbers = new Map<string, number>();
  const groups: number[][] = [];
  const pageOf = searchDocs.map(({url}, document) => {
    const route = routeOf(url);
    const page = numbers.get(route) ?? groups.length;
    numbers.set(route, page);
    (groups[page] ??= []).push(document);
    return page;
  });
  let known: Vocabulary | undefined;
  let knownNames: NameIndex | undefined;
  const words = () => (known ??= vocabulary(searchDocs));
  const routes = [...numbers.keys()];
  const paths = routes.map(pathTerms);
  const pathPages = new Map<string, number[]>();
  paths.forEach((terms, page) => {
    for (const term of terms) {
      pathPages.set(term, [...(pathPages.get(term) ?? []), page]);
    }
  });
  const lengths = routes.map((_, page) => ({
    title: 0,
    path: paths[page]?.length ?? 0,
    keywords: 0,
    questions: 0,
    headings: 0,
    text: 0,
  }));
  const questionPages = new Map<string, number[]>();
  for (const {document, terms} of index.knowledge.questions) {
    const page = pageOf[document] ?? 0;
    const inPage = lengths[page];
    for (const term of terms) {
      questionPages.set(term, [...(questionPages.get(term) ?? []), page]);
      if (inPage !== undefined) {
        inPage.questions += 1;
      }
    }
  }
  const pagesWith = new Map<string, number>();
  index.postings.forEach((postings, term) => {
    const onPages = new Set<number>();
    for (const {document, field, count} of postings) {
      const page = pageOf[document] ?? 0;
      const inPage = lengths[page];
      onPages.add(page);
      if (inPage !== undefined) {
        inPage[placeOf(field, searchDocs[document])] += count;
      }
    }
    pagesWith.set(term, onPages.size);
  });
  const pages = routes.map((route, page) => {
    const documents = groups[page] ?? [];
    const first = searchDocs[documents[0] ?? 0];
    const library = first?.library ?? '';
    const keywords = (first?.keywords ?? '')
      .split(keywordSeparator)
      .map((keyword) => withoutQuestion(wordsOf(keyword)));
    return {
      route,
      documents,
      library,
      isFirst: library !== '' && route === `/${library}`,
      title: wordsOf(first?.pageTitle ?? first?.title ?? ''),
      keywords,
      names: (first?.names ?? '').toLowerCase().split(' '),
      special: specialWords(route),
      lengths: lengths[page] ?? {
        title: 0,
        path: 0,
        keywords: 0,
        questions: 0,
        headings: 0,
        text: 0,
      },
    };
  });
  const pagePostings = (term: string): PagePosting[] => {
    const counts = new Map<number, Partial<Record<Place, number>>>();
    const add = (page: number, place: Place, count: number) => {
      const inPage = counts.get(page) ?? {};
      inPage[place] = (inPage[place] ?? 0) + count;
      counts.set(page, inPage);
    };
    for (const {document, field, count} of index.postings.get(term) ?? []) {
      add(pageOf[document] ?? 0, placeOf(field, searchDocs[document]), count);
    }
    for (const page of pathPages.get(term) ?? []) {
      add(page, 'path', 1);
    }
    for (const page of questionPages.get(term) ?? []) {
      add(page, 'questions', 1);
    }
    return [...counts].map(([page, inPage]) => ({page, counts: inPage}));
  };
  const libraries = [...new Set(pages.map(({library}) => library))];
  return {
    pages,
    libraries,
    pageOf,
    terms: [...new Set([...index.terms, ...pathPages.keys()])].sort(),
    postings: memoize(pagePostings),
    documents: memoize((term) => {
      const found = new Map<number, {title: number; text: number}>();
      for (const {document, field, count} of index.postings.get(term) ?? []) {
        const inDocument = found.get(document) ?? {title: 0, text: 0};
        // A keyword is of the whole page: a section with the word in its text is better.
        inDocument[field === 'title' ? 'title' : 'text'] += field === 'keywords' ? 0.5 : count;
        found.set(document, inDocument);
      }
      return found;
    }),
    means: meanLengths(lengths),
    model: indexModel(pages, libraries),
    questions: indexQuestions(
      index.knowledge.questions,
      routes.length,
      (term) => pagesWith.get(term) ?? 0,
    ),
    messages: indexMessages(index.knowledge.messages),
    near: memoize((word) => nearTo(word, words())),
    vocabulary: words,
    thesaurus: index.knowledge.thesaurus,
    names: index.knowledge.names,
    nameIndex: () => (knownNames ??= indexNames(index.knowledge.names)),
    explaining: new Map(
      searchDocs.flatMap(({url, keywords = ''}) =>
        keywords
          .split(keywordSeparator)
          .filter((keyword) => className.test(keyword))
          .map((name) => [name, url] as const),
      ),
    ),
  };
}

function wordsOf(text: string): string {
  return splitWords(text).join(' ').toLowerCase();
}

function placeOf(field: string, document: SearchDocument | undefined): Place {
  if (field === 'keywords') {
    return 'keywords';
  }
  if (field === 'content') {
    return 'text';
  }
  return document?.type === 1 ? 'headings' : 'title';
}

function pathTerms(route: string): string[] {
  const terms = tokenize(route).map(({word}) => indexTerm(word));
  return [...new Set(terms)].filter((term) => term !== undefined);
}

function meanLengths(lengths: readonly Record<Place, number>[]): Record<Place, number> {
  const mean = (place: Place) =>
    Math.max(
      1,
      lengths.reduce((sum, length) => sum + length[place], 0) / Math.max(1, lengths.length),
    );
  return {
    title: mean('title'),
    path: mean('path'),
    keywords: mean('keywords'),
    questions: mean('questions'),
    headings: mean('headings'),
    text: mean('text'),
  };
}
