import {push} from '../../../shared/lists/push';
import {
  type NormalizedQuery,
  type Reason,
  factorsOf,
  libraryFactors,
  namesLibrary,
  normalizeQuery,
  specialFactors,
} from './factors';
import {type ExpandedTerm, expandTerms} from './expandTerms';
import type {Page, PageIndex} from './pageIndex';
import {meantFirstPage} from './meantFirstPage';
import type {QueryWord} from './parseQuery';
import {librariesOf, namesOfCode} from './meant';
import {matchMessages} from './matchMessage';
import {pageLikelihoods} from './pageModel';
import {matchQuestions} from './questionMatch';
import {rankDocuments, scoreDocuments} from './rankDocuments';
import {type BonusName, type Weights, defaultWeights} from './weights';
import {type FoundWords, findWordsOfPages, noWords, reasonOf} from './wordScores';

/** A page that a query has found, with its best places first. */
export interface Ranked {
  readonly route: string;
  readonly score: number;
  /** Numbers of documents of the page, best first. */
  readonly documents: readonly number[];
  /** The index terms found on the page. */
  readonly terms: ReadonlySet<string>;
  /** What the score is made of, for authors. */
  readonly reasons: () => readonly Reason[];
}

/** What the reader typed, and where the reader is. */
export interface Query {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** Name of the library whose pages the reader is in; empty outside of them. */
  readonly library?: string;
}

// The powers of what is added up: half the words of a question, half the best sum of words, and a likelihood of a half,
// are each worth more than half of the whole. The likelihoods of pages about the same subject are far apart.
const powerOfQuestion = 0.6;
const powerOfWords = 0.4;
const powerOfLikelihood = 0.4;
// The power of a library's share of the best one: only libraries that come near to it may be meant.
const powerOfLibrary = 3;
// Pages with less than this share of the best score only lengthen the list.
const minShare = 0.045;
// In "Class::member", the class says where the member is, and the member what the reader wants to know.
const ownerShare = 0.5;

// One object a page, filled step by step: copies of it at each step took a third of the time of a query.
interface Candidate extends FoundWords {
  readonly number: number;
  readonly page: Page;
  readonly factors: readonly Reason[];
  /** What the words of the page are worth. */
  readonly own: number;
  added: readonly Reason[];
  /** The share of the best page's words, and what was added to it. */
  total: number;
  ofPage: readonly Reason[];
  score: number;
}

/**
 * The pages for a query, best first: the words of a page are weighed by their places, and the sum is multiplied by the
 * share found on the page. To the share of the best such score come the two best sections whose questions are like the
 * query, a message that was pasted, and how likely the words are those of a reader of the page.
 */
export function rank(
  index: PageIndex,
  {text, words, library = ''}: Query,
  weights: Weights = defaultWeights,
): Ranked[] {
  const normalized = normalizeQuery(text);
  const expanded = withLessOfOwner(expandTerms(words, index, weights), normalized);
  const bonuses = bonusesOf(text, expanded, index, weights);
  const bonusOfPage = bestOfPages(bonuses, index, weights);
  const typed = 1 - mostOf('message', bonusOfPage) / Math.max(weights.bonuses.message, 1);
  const query: InterpretedQuery = {text, library, expanded, normalized, typed};
  const candidates = findCandidates(query, bonusOfPage.keys(), index, weights);
  const likelihoods = pageLikelihoods(expanded, index).map((likelihood) => typed * likelihood);
  addBonuses(candidates, bonusOfPage, likelihoods, weights);
  multiplyByPage(candidates, query, index, weights);
  candidates.sort((a, b) => b.score - a.score || (a.page.route < b.page.route ? -1 : 1));
  const threshold = minShare * (candidates[0]?.score ?? 0);
  const documentSums = sumDocuments(scoreDocuments(expanded, index), bonuses);
  const ranked = candidates
    .filter(({score}) => score >= threshold)
    .map((candidate): Ranked => {
      const {page, score, terms} = candidate;
      const isTitle = ` ${page.title} `.includes(` ${query.normalized.phrase} `);
      const documents = rankDocuments(page.documents, documentSums, isTitle);
      return {route: page.route, score, documents, terms, reasons: () => reasonsOf(candidate)};
    });
  const meant = meantFirstPage(text, index)?.route;
  return [
    ...ranked.filter(({route}) => route === meant),
    ...ranked.filter(({route}) => route !== meant),
  ];
}

/** What a document gets on top of its words. */
interface Bonus {
  readonly what: BonusName;
  readonly value: number;
}

/** What the reader typed, read in all the ways that are needed. */
interface InterpretedQuery extends Required<Pick<Query, 'text' | 'library'>> {
  readonly expanded: readonly ExpandedTerm[];
  readonly normalized: NormalizedQuery;
  /** How little of it is a message that was pasted, which says nothing about what readers of a page would type. */
  readonly typed: number;
}

/** The terms of a query, the class in `Class::member` with a part of its rarity. */
function withLessOfOwner(
  expanded: readonly ExpandedTerm[],
  {owner}: NormalizedQuery,
): readonly ExpandedTerm[] {
  const isOwner = ({expansions}: ExpandedTerm) =>
    expansions.some(({term, way}) => way === 'exact' && term === owner);
  return owner === ''
    ? expanded
    : expanded.map((one) => (isOwner(one) ? {...one, idf: ownerShare * one.idf} : one));
}

/** The pages with a word of the query, and those that get something without one. */
function findCandidates(
  {text, expanded, normalized}: InterpretedQuery,
  others: Iterable<number>,
  index: PageIndex,
  weights: Weights,
): Candidate[] {
  const found = findWordsOfPages(expanded, index, weights);
  for (const page of others) {
    found.set(page, found.get(page) ?? noWords());
  }
  const whole = expanded.reduce((sum, {idf}) => sum + idf, 0);
  const names = namesOfCode(text, expanded);
  return [...found].flatMap(([number, inPage]): Candidate[] => {
    const page = index.pages[number];
    if (page === undefined) {
      return [];
    }
    const {sum, covered, terms, parts} = inPage;
    const hasName = names.length === 0 || names.some((term) => terms.has(term));
    const factors = factorsOf(page, {share: covered / whole, hasName}, normalized, weights);
    const own = sum === 0 ? 0 : product(factors, sum);
    const later = {added: [], total: 0, ofPage: [], score: 0};
    return [{number, page, sum, covered, terms, parts, factors, own, ...later}];
  });
}

/** Adds what a page gets on top of its words. */
function addBonuses(
  candidates: readonly Candidate[],
  bonusOfPage: ReadonlyMap<number, readonly Reason[]>,
  likelihoods: readonly number[],
  {bonuses}: Weights,
): void {
  const most = Math.max(...candidates.map(({own}) => own), Number.MIN_VALUE);
  for (const one of candidates) {
    const likelihood = (likelihoods[one.number] ?? 0) ** powerOfLikelihood;
    const value = bonuses.likelihood * likelihood;
    const likely: Reason = {what: 'likelihood', value, factor: false};
    one.added = [...(bonusOfPage.get(one.number) ?? []), likely];
    const share = (one.own / most) ** powerOfWords;
    one.total = one.added.reduce((sum, reason) => sum + reason.value, share);
  }
}

/** Multiplies by what a page and its library are. */
function multiplyByPage(
  candidates: readonly Candidate[],
  {library, normalized, typed}: InterpretedQuery,
  {libraries}: PageIndex,
  weights: Weights,
): void {
  const shareOfLibrary = librariesOf(candidates.map(({page, total}) => [page.library, total]));
  const named = new Set(libraries.filter((one) => namesLibrary(normalized.phrase, one)));
  const ofLibraries = new Map(
    libraries.map((one): [string, Reason[]] => {
      const most = typed * (weights.factors.likelyLibrary - 1);
      const value = 1 + most * shareOfLibrary(one) ** powerOfLibrary;
      const likely: Reason = {what: 'likelyLibrary', value, factor: true};
      return [one, [...libraryFactors(one, library, named, weights), likely]];
    }),
  );
  for (const one of candidates) {
    const ofLibrary = ofLibraries.get(one.page.library) ?? [];
    one.ofPage = [...specialFactors(one.page, normalized, weights), ...ofLibrary];
    one.score = product(one.ofPage, one.total);
  }
}

function product(factors: readonly Reason[], start: number): number {
  return factors.reduce((result, {value}) => result * value, start);
}

function reasonsOf({parts, factors, added, ofPage}: Candidate): Reason[] {
  return [...parts.map(reasonOf), ...factors, ...added, ...ofPage];
}

/** The share that each document has of the best one's words, and what was added to it. */
function sumDocuments(
  scores: ReadonlyMap<number, number>,
  bonuses: ReadonlyMap<number, readonly Bonus[]>,
): Map<number, number> {
  const best = Math.max(...scores.values(), Number.MIN_VALUE);
  const sums = new Map([...scores].map(([document, score]) => [document, score / best]));
  bonuses.forEach((added, document) => {
    const sum = added.reduce((total, {value}) => total + value, sums.get(document) ?? 0);
    sums.set(document, sum);
  });
  return sums;
}

/** What each document gets for a question that it answers, a message and a name that it explains. */
function bonusesOf(
  text: string,
  expanded: readonly ExpandedTerm[],
  index: PageIndex,
  {bonuses}: Weights,
): Map<number, Bonus[]> {
  const found = new Map<number, Bonus[]>();
  const add = (document: number, what: BonusName, share: number) => {
    const value = bonuses[what] * share;
    if (value > 0) {
      push(found, document, {what, value});
    }
  };
  matchQuestions(expanded, index.questions).forEach((cosine, document) => {
    add(document, 'question', cosine ** powerOfQuestion);
  });
  for (const {document, share} of matchMessages(text, index.messages)) {
    add(document, 'message', share);
  }
  return found;
}

function mostOf(what: BonusName, reasons: ReadonlyMap<number, readonly Reason[]>): number {
  const values = [...reasons.values()].flat().filter((reason) => reason.what === what);
  return Math.max(0, ...values.map(({value}) => value));
}

/** Of the documents of each page the best of each bonus, and a part of the second best question. */
function bestOfPages(
  bonuses: ReadonlyMap<number, readonly Bonus[]>,
  {pageOf}: PageIndex,
  {bonuses: weights}: Weights,
): Map<number, Reason[]> {
  const found = new Map<number, Map<BonusName, Reason>>();
  bonuses.forEach((reasons, document) => {
    const page = pageOf[document] ?? 0;
    const best = found.get(page) ?? new Map<BonusName, Reason>();
    const keep = (what: BonusName, value: number) => {
      const before = best.get(what)?.value ?? 0;
      if (value > before) {
        best.set(what, {what, value, factor: false});
      }
      if (what === 'question') {
        keep('anotherQuestion', weights.anotherQuestion * Math.min(value, before));
      }
    };
    for (const {what, value} of reasons) {
      keep(what, value);
    }
    found.set(page, best);
  });
  return new Map([...found].map(([page, best]) => [page, [...best.values()]]));
}
