import {memoize, once} from '../../../shared/functions/memoize';
import {type MessageIndex, indexMessages} from './matchMessage';
import {type Vocabulary, vocabulary} from './nearWords';
import {type NearWord, nearTo} from './otherWords';
import {type NameIndex, indexNames} from './nameIndex';
import type {Names} from './names';
import {type PageDocuments, groupDocuments} from './pageDocuments';
import {type PageModel, indexModel} from './pageModel';
import {type QuestionIndex, indexQuestions} from './questionMatch';
import {type SearchDocument, keywordSeparator} from './documents';
import {withoutQuestion} from './question';
import {specialWords} from './specialWords';
import type {Posting, TermIndex} from './termIndex';
import {type PlaceLengths, countOnPages, findPlaces, meanLengths} from './termPlaces';
import {splitWords} from './tokenize';

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
  readonly lengths: Readonly<PlaceLengths>;
}

/** How often a term occurs at each place of one page. */
export interface PagePosting {
  readonly page: number;
  readonly counts: Readonly<Partial<Record<Place, number>>>;
}

/** How often a term occurs in the title and in the text of one document. */
export interface DocumentCounts {
  title: number;
  text: number;
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
  /** Documents that hold a term; computed on first use. */
  readonly documents: (term: string) => ReadonlyMap<number, DocumentCounts>;
  /** Mean number of terms at each place. */
  readonly means: Readonly<PlaceLengths>;
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

/** Joins the documents to pages and counts the terms of each place. */
export function indexPages(searchDocs: readonly SearchDocument[], index: TermIndex): PageIndex {
  const {questions, messages, thesaurus, names} = index.knowledge;
  const documents = groupDocuments(searchDocs);
  const termPlaces = findPlaces(documents, index);
  const pages = toPages(documents, termPlaces.lengths);
  const libraries = [...new Set(pages.map(({library}) => library))];
  const words = once(() => vocabulary(searchDocs));
  return {
    pages,
    libraries,
    pageOf: documents.pageOf,
    terms: [...new Set([...index.terms, ...termPlaces.paths.keys()])].sort(),
    postings: memoize((term) => countOnPages(term, documents, index.postings, termPlaces)),
    documents: memoize((term) => countInDocuments(index.postings.get(term) ?? [])),
    means: meanLengths(termPlaces.lengths),
    model: indexModel(pages, libraries),
    questions: indexQuestions(
      questions,
      pages.length,
      (term) => termPlaces.pagesWith.get(term) ?? 0,
    ),
    messages: indexMessages(messages),
    near: memoize((word) => nearTo(word, words())),
    vocabulary: words,
    thesaurus,
    names,
    nameIndex: once(() => indexNames(names)),
    explaining: explainingPages(searchDocs),
  };
}

/** The pages, each described by its first document. */
function toPages({searchDocs, groups}: PageDocuments, lengths: readonly PlaceLengths[]): Page[] {
  return groups.flatMap(({route, documents}, page): Page[] => {
    const first = searchDocs[documents[0] ?? 0];
    const ofPage = lengths[page];
    if (first === undefined || ofPage === undefined) {
      return [];
    }
    const {title, pageTitle, library = '', keywords = '', names = ''} = first;
    return [
      {
        route,
        documents,
        library,
        isFirst: library !== '' && route === `/${library}`,
        title: wordsOf(pageTitle ?? title),
        keywords: keywords
          .split(keywordSeparator)
          .map((keyword) => withoutQuestion(wordsOf(keyword))),
        names: names.toLowerCase().split(' '),
        special: specialWords(route),
        lengths: ofPage,
      },
    ];
  });
}

/** The documents that hold a term, with how often they do. */
function countInDocuments(postings: readonly Posting[]): Map<number, DocumentCounts> {
  const found = new Map<number, DocumentCounts>();
  for (const {document, field, count} of postings) {
    const counts = found.get(document) ?? {title: 0, text: 0};
    // A keyword is of the whole page: a section with the word in its text is better.
    counts[field === 'title' ? 'title' : 'text'] += field === 'keywords' ? 0.5 : count;
    found.set(document, counts);
  }
  return found;
}

// A message among the keywords may have the name of a class in it.
const className = /^\w+(?:\\\w+)+$/;

/** The route of the page that explains each class, by the full names among the keywords. */
function explainingPages(searchDocs: readonly SearchDocument[]): Map<string, string> {
  return new Map(
    searchDocs.flatMap(({url, keywords = ''}) =>
      keywords
        .split(keywordSeparator)
        .filter((keyword) => className.test(keyword))
        .map((name) => [name, url] as const),
    ),
  );
}

function wordsOf(text: string): string {
  return splitWords(text).join(' ').toLowerCase();
}
