import type {SearchDocument} from './documents';
import type {Question} from './knowledge';
import type {PageDocuments} from './pageDocuments';
import type {PagePosting, Place} from './pageIndex';
import {push} from '../../../shared/lists/push';
import type {Posting, TermIndex} from './termIndex';
import {questionTerms} from './terms';

/** Where the terms are on the pages. */
export interface TermPlaces {
  /** The number of terms at each place of each page. */
  readonly lengths: readonly PlaceLengths[];
  /** The pages with each term in their path. */
  readonly paths: ReadonlyMap<string, readonly number[]>;
  /** For each term, the page of each question that has it. */
  readonly questions: ReadonlyMap<string, readonly number[]>;
  /** On how many pages each term is in a document. */
  readonly pagesWith: ReadonlyMap<string, number>;
}

/** The number of terms at each place. */
export type PlaceLengths = Record<Place, number>;

/** Finds the places of all terms. Of the postings, which are most of the work, each is visited once. */
export function findPlaces(documents: PageDocuments, {postings, knowledge}: TermIndex): TermPlaces {
  const lengths = documents.groups.map((): PlaceLengths => ({
    title: 0,
    path: 0,
    keywords: 0,
    questions: 0,
    headings: 0,
    text: 0,
  }));
  return {
    lengths,
    paths: findPaths(documents, lengths),
    questions: findQuestions(knowledge.questions, documents, lengths),
    pagesWith: countPages(postings, documents, lengths),
  };
}

/** How often a term is at each place of the pages that have it. */
export function countOnPages(
  term: string,
  {searchDocs, pageOf}: PageDocuments,
  postings: TermIndex['postings'],
  {paths, questions}: TermPlaces,
): PagePosting[] {
  const found = new Map<number, Partial<PlaceLengths>>();
  const add = (page: number, place: Place, count: number) => {
    const counts = found.get(page) ?? {};
    counts[place] = (counts[place] ?? 0) + count;
    found.set(page, counts);
  };
  for (const {document, field, count} of postings.get(term) ?? []) {
    add(pageOf[document] ?? 0, placeOf(field, searchDocs[document]), count);
  }
  for (const page of paths.get(term) ?? []) {
    add(page, 'path', 1);
  }
  for (const page of questions.get(term) ?? []) {
    add(page, 'questions', 1);
  }
  return [...found].map(([page, counts]) => ({page, counts}));
}

/** The mean number of terms at each place, at least one. */
export function meanLengths(lengths: readonly PlaceLengths[]): PlaceLengths {
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

/** The pages with each term in their path; adds to the lengths. */
function findPaths(
  {groups}: PageDocuments,
  lengths: readonly PlaceLengths[],
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  groups.forEach(({route}, page) => {
    // A path has its words between slashes and hyphens: they are read like those of a question.
    for (const term of questionTerms(route)) {
      push(found, term, page);
      lengthen(lengths[page], 'path', 1);
    }
  });
  return found;
}

/** For each term, the page of each question that has it; adds to the lengths. */
function findQuestions(
  questions: readonly Question[],
  {pageOf}: PageDocuments,
  lengths: readonly PlaceLengths[],
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const {document, terms} of questions) {
    const page = pageOf[document] ?? 0;
    for (const term of terms) {
      push(found, term, page);
    }
    lengthen(lengths[page], 'questions', terms.length);
  }
  return found;
}

/** On how many pages each term is in a document; adds to the lengths. */
function countPages(
  postings: TermIndex['postings'],
  {searchDocs, pageOf}: PageDocuments,
  lengths: readonly PlaceLengths[],
): Map<string, number> {
  const found = new Map<string, number>();
  postings.forEach((list, term) => {
    const pages = new Set<number>();
    for (const {document, field, count} of list) {
      const page = pageOf[document] ?? 0;
      pages.add(page);
      lengthen(lengths[page], placeOf(field, searchDocs[document]), count);
    }
    found.set(term, pages.size);
  });
  return found;
}

function lengthen(lengths: PlaceLengths | undefined, place: Place, terms: number): void {
  if (lengths !== undefined) {
    lengths[place] += terms;
  }
}

function placeOf(field: Posting['field'], document: SearchDocument | undefined): Place {
  if (field === 'keywords') {
    return 'keywords';
  }
  if (field === 'content') {
    return 'text';
  }
  return document?.type === 1 ? 'headings' : 'title';
}
