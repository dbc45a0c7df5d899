import type {SearchDocument} from './documents';
import type {Expansion} from './expand';
import {meanings} from './meanings';
import {type Page, type PageIndex, type PagePosting, type Place, places} from './pageIndex';
import {type QueryWord, maxSigns} from './parseQuery';
import {rankDocuments} from './rankDocuments';
import {splitWords} from './tokenize';

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

/** A part of a score, for authors: `npm run search`. */
export interface Reason {
  readonly what: string;
  /** What it adds, or what the sum is multiplied by. */
  readonly value: number;
  readonly factor: boolean;
}

/** What is asked, and where the reader is. */
export interface Asked {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** Name of the library whose pages the reader is in; empty outside of them. */
  readonly library?: string;
}

const boosts: Readonly<Record<Place, number>> = {
  title: 14,
  path: 5,
  keywords: 6,
  headings: 4,
  text: 1,
};

// How much a long field counts against a page.
const lengthWeights: Readonly<Record<Place, number>> = {
  title: 0.4,
  path: 0.3,
  keywords: 0.3,
  headings: 0.5,
  text: 0.6,
};

const saturation = 1.2;
const titleIsQuery = 1.5;
const titleHoldsQuery = 1.2;
const identifierIsThere = 2;
const keywordIsQuery = 1.6;
const keywordHoldsQuery = 1.2;
const explainsIt = 3;
// A message that was pasted: its words one after another.
const sentenceIsThere = 1.6;
const leastSentence = 4;
const libraryIsNamed = 1.5;
const nearTie = 1.06;
// Pages with less than this share of the best score only lengthen the list.
const leastShare = 0.03;
// The title of a library's first page is its name: beside other words it only tells where to look.
const nameOnly = 0.25;
// Signs of the beginning of a library's name.
const leastHalf = 4;

interface Found {
  sum: number;
  covered: number;
  readonly terms: Set<string>;
  readonly reasons: Reason[];
}

/**
 * The pages for a query, best first: title, path, keywords, headings and text are weighed like in BM25F,
 * each word counts by its best meaning, and the sum is multiplied by the square of the share found.
 */
export function rank(
  index: PageIndex,
  searchDocs: readonly SearchDocument[],
  {text, words, library = ''}: Asked,
): Ranked[] {
  const meant = meanings(words, index);
  const whole = meant.reduce((sum, {rare}) => sum + rare, 0);
  const found = new Map<number, Found>();
  for (const {expansions, rare} of meant) {
    for (const [page, best] of bestByPage(expansions, rare, index, meant.length > 1)) {
      const entry = found.get(page) ?? {sum: 0, covered: 0, terms: new Set(), reasons: []};
      entry.sum += best.score;
      entry.covered += rare * best.weight;
      best.terms.forEach((term) => entry.terms.add(term));
      entry.reasons.push({what: best.what, value: best.score, factor: false});
      found.set(page, entry);
    }
  }
  const asked = asTyped(text);
  const ranked = [...found].flatMap(([number, {sum, covered, terms, reasons}]): Ranked[] => {
    const page = index.pages[number];
    if (page === undefined) {
      return [];
    }
    const factors: Reason[] = [
      {what: 'share found, squared', value: (covered / whole) ** 2, factor: true},
      ...factorsOf(page, asked, searchDocs),
      ...(page.library !== '' &&
      ` ${asked.phrase} `.includes(` ${page.library.replaceAll('-', ' ')} `)
        ? [{what: 'the query names the library', value: libraryIsNamed, factor: true}]
        : []),
      ...(page.library !== '' && page.library === library
        ? [{what: 'same library as the reader', value: nearTie, factor: true}]
        : []),
    ];
    const score = factors.reduce((product, {value}) => product * value, sum);
    const documents = rankDocuments(page, meant, index, asked.phrase);
    return [{route: page.route, score, documents, terms, reasons: [...reasons, ...factors]}];
  });
  ranked.sort((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
  const least = leastShare * (ranked[0]?.score ?? 0);
  return libraryFirst(
    ranked.filter(({score}) => score >= least),
    text,
    index,
  );
}

interface Best {
  score: number;
  /** Of the surest meaning that the page holds. */
  weight: number;
  what: string;
  readonly terms: string[];
}

function bestByPage(
  expansions: readonly Expansion[],
  rare: number,
  index: PageIndex,
  isOneOfSeveral: boolean,
): Map<number, Best> {
  const best = new Map<number, Best>();
  for (const {term, weight, way} of expansions) {
    for (const posting of index.postings(term)) {
      const score = weight * rare * weighed(posting, index, isOneOfSeveral);
      const entry = best.get(posting.page) ?? {score: 0, weight: 0, what: '', terms: []};
      entry.terms.push(term);
      entry.weight = Math.max(entry.weight, weight);
      if (score > entry.score) {
        entry.score = score;
        entry.what = `${term} (${way}) in ${placesOf(posting)}`;
      }
      best.set(posting.page, entry);
    }
  }
  return best;
}

/** Each place counts up to its boost, the sooner the shorter it is. */
function weighed(
  {page, counts}: PagePosting,
  {pages, means}: PageIndex,
  isOneOfSeveral: boolean,
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

// How a question begins; what follows is what a title or a keyword would say.
const question =
  /^(?:how (?:to|do i|can i|does)|why (?:is|are|does|do)|what (?:is|are)|which|where (?:is|are)|can i) (?=.)/;

/** What the reader typed, in the forms that are looked for as a whole. */
interface AsTyped {
  readonly phrase: string;
  readonly identifier: string | undefined;
  /** Finds the words one after another; undefined for a few words. */
  readonly sentence: RegExp | undefined;
  /** Forms of a name of a class or a package. */
  readonly names: readonly string[];
}

function asTyped(whole: string): AsTyped {
  // Some of the patterns take the square of the length.
  const text = whole.slice(0, maxSigns);
  const phrase = splitWords(text).join(' ').toLowerCase();
  return {
    phrase: phrase.replace(question, ''),
    identifier: identifierOf(text),
    sentence: sentenceOf(text),
    names: [nameOf(text), phrase.replaceAll(' ', ''), text.trim().toLowerCase()],
  };
}

function factorsOf(
  {title, keywords, names, documents}: Page,
  {phrase, identifier, sentence, names: typed}: AsTyped,
  searchDocs: readonly SearchDocument[],
): Reason[] {
  const factors: Reason[] = [];
  if (typed.some((name) => name !== '' && names.includes(name))) {
    factors.push({what: 'the page explains this class', value: explainsIt, factor: true});
  }
  if (title === phrase) {
    factors.push({what: 'the title is the query', value: titleIsQuery, factor: true});
  } else if (phrase.length > 2 && ` ${title} `.includes(` ${phrase} `)) {
    factors.push({what: 'the title holds the query', value: titleHoldsQuery, factor: true});
  }
  const asked = keywords.map((keyword) => keyword.replace(question, ''));
  if (asked.includes(phrase)) {
    factors.push({what: 'a keyword is the query', value: keywordIsQuery, factor: true});
  } else if (asked.some((keyword) => phrase.length > 2 && ` ${keyword} `.includes(` ${phrase} `))) {
    factors.push({what: 'a keyword holds the query', value: keywordHoldsQuery, factor: true});
  }
  if (
    sentence !== undefined &&
    documents.some((number) => sentence.test(searchDocs[number]?.content ?? ''))
  ) {
    factors.push({what: 'the words stand together', value: sentenceIsThere, factor: true});
  }
  if (identifier !== undefined) {
    const there = documents.some((number) => {
      const {title: heading = '', content = '', keywords: own = ''} = searchDocs[number] ?? {};
      return `${heading}\n${content}\n${own}`.toLowerCase().includes(identifier);
    });
    if (there) {
      factors.push({
        what: 'the identifier as it was typed',
        value: identifierIsThere,
        factor: true,
      });
    }
  }
  return factors;
}

function sentenceOf(text: string): RegExp | undefined {
  const words = splitWords(text);
  return words.length < leastSentence
    ? undefined
    : new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu');
}

/** The short name of a class, whether it was typed with its namespace, as attribute or with a method. */
function nameOf(text: string): string {
  const [name = ''] = /[\p{L}\p{N}_]+(?=\W*$)/u.exec(text.replace(/(?:::|->|\().*$/, '')) ?? [];
  return /^\S+$/.test(text.trim()) ? name.toLowerCase() : '';
}

/** A query that is one name with signs in it, such as `rekalogika.mapper.transformer`. */
function identifierOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  return /^[^\s]{4,}$/.test(trimmed) && /[\p{L}\p{N}][\\/.:_-]+[\p{L}\p{N}]/u.test(trimmed)
    ? trimmed
    : undefined;
}

/** The name of a library, its beginning, or the name of one of its packages means its first page. */
function libraryFirst(ranked: readonly Ranked[], text: string, {pages}: PageIndex): Ranked[] {
  const typed = text.trim().toLowerCase();
  const name = typed.replace(/^rekalogika[\s/]+/, '').replaceAll(/[\s_-]+/g, '');
  const firstPages = pages.filter(({isFirst}) => isFirst);
  const joined = (page: Page) => page.library.replaceAll('-', '');
  const begun = firstPages.filter((page) => joined(page).startsWith(name));
  const meant =
    firstPages.find((page) => joined(page) === name || page.names.includes(typed)) ??
    (name.length >= leastHalf && begun.length === 1 ? begun[0] : undefined);
  if (meant === undefined || name === '') {
    return [...ranked];
  }
  const isMeant = ({route}: Ranked) => route === meant.route;
  return [...ranked.filter(isMeant), ...ranked.filter((page) => !isMeant(page))];
}
