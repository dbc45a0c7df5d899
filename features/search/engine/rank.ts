import type {Expansion} from './expand';
import {
  type Reason,
  factorsOf,
  libraryFactors,
  namesLibrary,
  normalizeQuery,
  specialFactors,
} from './factors';
import {type ExpandedTerm, expandTerms} from './expandTerms';
import {type Page, type PageIndex, type PagePosting, type Place, places} from './pageIndex';
import type {QueryWord} from './parseQuery';
import {librariesOf, namesOfCode} from './meant';
import {matchMessages} from './matchMessage';
import {pageLikelihoods} from './pageModel';
import {matchQuestions} from './questionMatch';
import {rankDocuments, scoreDocuments} from './rankDocuments';
import {type BonusName, type Weights, defaultWeights} from './weights';

/** A page that a query has found, with its best places first. */
export interface Ranked {
  readonly route: string;
  readonly score: number;
  /** Numbers of documents of the page, best first. */
  readonly documents: readonly number[];
  /** The index terms found on the page. */
  readonly terms: ReadonlySet<string>;
  readonly reasons: readonly Reason[];
}

/** What the reader typed, and where the reader is. */
export interface Query {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** Name of the library whose pages the reader is in; empty outside of them. */
  readonly library?: string;
}

// How much a long field counts against a page.
const lengthWeights: Readonly<Record<Place, number>> = {
  title: 0.4,
  path: 0.3,
  keywords: 0.3,
  questions: 0.5,
  headings: 0.5,
  text: 0.6,
};

const saturation = 1.2;
// Beside other words a very good place of one word counts less: the title "Repository" is not all of a question.
const evenness = 0.8;
// Half the words of a question are hardly the question.
const sharpness = 2;
// The power of a page's share of the best sum of words: a page with half the sum is more than half as likely.
const flatness = 0.8;
// Pages with less than this share of the best score only lengthen the list.
const minShare = 0.03;
// The title of a library's first page is its name: beside other words it only names where to look.
const nameOnly = 0.25;
// Characters of a library's name that stand for all of it.
const minPrefix = 4;

interface Found {
  sum: number;
  covered: number;
  readonly terms: Set<string>;
  /** The best places of the words, each with what it adds. */
  readonly parts: {readonly best: Best; readonly value: number}[];
}

/**
 * The pages for a query, best first: title, path, keywords, headings and text are weighed like in BM25F,
 * each word counts by its best meaning, and the sum is multiplied by the share found on the page. To the share of the best such score come the best question that the
 * page answers, a message that was pasted, and how likely the words are those of a reader of the page.
 */
export function rank(
  index: PageIndex,
  {text, words, library = ''}: Query,
  weights: Weights = defaultWeights,
): Ranked[] {
  const expanded = expandTerms(words, index, weights);
  const whole = expanded.reduce((sum, {idf}) => sum + idf, 0);
  const found = new Map<number, Found>();
  for (const {expansions, idf} of expanded) {
    const places = bestByPage(expansions, idf, index, expanded.length > 1, weights);
    for (const [page, best] of places) {
      const entry = found.get(page) ?? {sum: 0, covered: 0, terms: new Set(), parts: []};
      const value = expanded.length === 1 ? best.score : idf * (best.score / idf) ** evenness;
      entry.sum += value;
      entry.covered += idf * best.weight;
      best.terms.forEach((term) => entry.terms.add(term));
      entry.parts.push({best, value});
      found.set(page, entry);
    }
  }
  const normalized = normalizeQuery(text);
  const documentScores = scoreDocuments(expanded, index);
  const names = namesOfCode(text, expanded);
  const bonuses = bonusesOf(text, expanded, index, weights);
  const bonusOfPage = bestOfPages(bonuses, index);
  for (const page of bonusOfPage.keys()) {
    if (!found.has(page)) {
      found.set(page, {sum: 0, covered: 0, terms: new Set(), parts: []});
    }
  }
  const weighed = [...found].flatMap(([number, {sum, covered, terms, parts}]) => {
    const page = index.pages[number];
    if (page === undefined) {
      return [];
    }
    const share = covered / whole;
    const hasName = names.length === 0 || names.some((term) => terms.has(term));
    const factors = factorsOf(page, {share, hasName}, normalized, weights);
    const score = sum === 0 ? 0 : factors.reduce((product, {value}) => product * value, sum);
    return [{number, page, score, terms, parts, factors}];
  });
  const most = Math.max(...weighed.map(({score}) => score), Number.MIN_VALUE);
  const named = new Set(
    index.pages.map((page) => page.library).filter((one) => namesLibrary(normalized.phrase, one)),
  );
  const likelihoods = pageLikelihoods(expanded, index);
  // The words of a message are those of the library: what readers would type says nothing about them.
  const pasted = mostOf('message', bonusOfPage) / Math.max(weights.bonuses.message, 1);
  const summed = weighed.map(({score: own, ...rest}) => {
    const value = (1 - pasted) * weights.bonuses.likelihood * (likelihoods[rest.number] ?? 0);
    const likely: Reason = {what: 'likelihood', value, factor: false};
    const added = [...(bonusOfPage.get(rest.number) ?? []), likely];
    return {
      ...rest,
      added,
      sum: added.reduce((total, {value}) => total + value, (own / most) ** flatness),
    };
  });
  const shareOfLibrary = librariesOf(summed.map(({page, sum}) => [page.library, sum]));
  const scored = summed.map(({page, sum, factors, added, ...rest}) => {
    const likely = 1 + (weights.factors.likelyLibrary - 1) * shareOfLibrary(page.library) ** 2;
    const ofPage: Reason[] = [
      ...specialFactors(page, normalized, weights),
      ...libraryFactors(page.library, library, named, weights),
      {what: 'likelyLibrary', value: likely, factor: true},
    ];
    const score = ofPage.reduce((product, {value}) => product * value, sum);
    return {...rest, page, score, reasons: [...factors, ...added, ...ofPage]};
  });
  scored.sort((a, b) => b.score - a.score || (a.page.route < b.page.route ? -1 : 1));
  const threshold = minShare * (scored[0]?.score ?? 0);
  const best = Math.max(...documentScores.values(), Number.MIN_VALUE);
  const documentSums = new Map([...documentScores].map(([one, score]) => [one, score / best]));
  bonuses.forEach((added, document) => {
    const sum = added.reduce((total, {value}) => total + value, documentSums.get(document) ?? 0);
    documentSums.set(document, sum);
  });
  const ranked = scored
    .filter(({score}) => score >= threshold)
    .map(({page: {route, title, documents: own}, score, terms, parts, reasons}): Ranked => {
      const isTitle = ` ${title} `.includes(` ${normalized.phrase} `);
      const documents = rankDocuments(own, documentSums, isTitle);
      return {route, score, documents, terms, reasons: [...parts.map(toReason), ...reasons]};
    });
  return libraryFirst(ranked, text, index);
}

/** What each document gets for a question that it answers, a message and a name that it explains. */
function bonusesOf(
  text: string,
  expanded: readonly ExpandedTerm[],
  index: PageIndex,
  {bonuses}: Weights,
): Map<number, Reason[]> {
  const found = new Map<number, Reason[]>();
  const add = (document: number, what: BonusName, share: number) => {
    const value = bonuses[what] * share;
    if (value > 0) {
      const list = found.get(document) ?? [];
      list.push({what, value, factor: false});
      found.set(document, list);
    }
  };
  matchQuestions(expanded, index.questions).forEach((cosine, document) => {
    add(document, 'question', cosine ** sharpness);
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

/** Of the documents of each page the best of each bonus. */
function bestOfPages(
  bonuses: ReadonlyMap<number, readonly Reason[]>,
  {pageOf}: PageIndex,
): Map<number, Reason[]> {
  const found = new Map<number, Map<string, Reason>>();
  bonuses.forEach((reasons, document) => {
    const page = pageOf[document] ?? 0;
    const best = found.get(page) ?? new Map<string, Reason>();
    for (const reason of reasons) {
      if (reason.value > (best.get(reason.what)?.value ?? 0)) {
        best.set(reason.what, reason);
      }
    }
    found.set(page, best);
  });
  return new Map([...found].map(([page, best]) => [page, [...best.values()]]));
}

interface Best {
  score: number;
  /** Of the most likely term on the page. */
  weight: number;
  expansion: Expansion;
  posting: PagePosting;
  readonly terms: string[];
}

function toReason({best: {expansion, posting}, value}: Found['parts'][number]): Reason {
  return {
    // Written when it is read: the search itself does not.
    get what() {
      return `${expansion.term} (${expansion.way}) in ${placesOf(posting)}`;
    },
    value,
    factor: false,
  };
}

function bestByPage(
  expansions: readonly Expansion[],
  idf: number,
  index: PageIndex,
  isOneOfSeveral: boolean,
  weights: Weights,
): Map<number, Best> {
  const best = new Map<number, Best>();
  for (const expansion of expansions) {
    const {term, weight} = expansion;
    for (const posting of index.postings(term)) {
      const score = weight * idf * fieldScore(posting, index, isOneOfSeveral, weights);
      const entry = best.get(posting.page) ?? {score: 0, weight: 0, expansion, posting, terms: []};
      entry.terms.push(term);
      entry.weight = Math.max(entry.weight, weight);
      if (score > entry.score) {
        Object.assign(entry, {score, expansion, posting});
      }
      best.set(posting.page, entry);
    }
  }
  return best;
}

/** Each place counts up to its boost, the sooner the shorter it is. */
function fieldScore(
  {page, counts}: PagePosting,
  {pages, means}: PageIndex,
  isOneOfSeveral: boolean,
  {boosts}: Weights,
): number {
  const {lengths, isFirst} = pages[page] ?? {};
  return places.reduce((sum, place) => {
    const count = counts[place] ?? 0;
    const length = (lengths?.[place] ?? 0) / means[place];
    const norm = 1 - lengthWeights[place] + lengthWeights[place] * length;
    const share = place === 'title' && isOneOfSeveral && isFirst === true ? nameOnly : 1;
    return sum + (share * boosts[place] * count) / (count + saturation * norm);
  }, 0);
}

function placesOf({counts}: PagePosting): string {
  return places
    .filter((place) => counts[place] !== undefined)
    .map((place) => `${place} ${String(counts[place])}`)
    .join(', ');
}

/** The name of a library, its beginning, or the name of one of its packages means its first page. */
function libraryFirst(ranked: readonly Ranked[], text: string, {pages}: PageIndex): Ranked[] {
  const typed = text.trim().toLowerCase();
  const name = typed.replace(/^rekalogika[\s/]+/, '').replaceAll(/[\s_-]+/g, '');
  const firstPages = pages.filter(({isFirst}) => isFirst);
  const joined = (page: Page) => page.library.replaceAll('-', '');
  const begun = firstPages.filter((page) => joined(page).startsWith(name));
  const target =
    firstPages.find((page) => joined(page) === name || page.names.includes(typed)) ??
    (name.length >= minPrefix && begun.length === 1 ? begun[0] : undefined);
  if (target === undefined || name === '') {
    return [...ranked];
  }
  const isTarget = ({route}: Ranked) => route === target.route;
  return [...ranked.filter(isTarget), ...ranked.filter((page) => !isTarget(page))];
}
