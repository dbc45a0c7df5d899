import type {SearchDocument} from './documents';
import {type Expansion, expandJoined, expandWord, splitCompound} from './expand';
import {type Page, type PageIndex, type PagePosting, type Place, allPlaces} from './pageIndex';
import type {QueryWord} from './parseQuery';
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

const saturation = 3;
const titleIsQuery = 1.5;
const titleHoldsQuery = 1.2;
const identifierIsThere = 1.3;
const nearTie = 1.06;

interface Meant {
  readonly expansions: readonly Expansion[];
  readonly weight: number;
}

interface Found {
  sum: number;
  covered: number;
  readonly terms: Set<string>;
  readonly reasons: Reason[];
}

/**
 * The pages that hold at least half of what is asked, best first: BM25F over title, path, keywords,
 * headings and text, each word counted by its best meaning, times the square of the share found.
 */
export function rank(
  index: PageIndex,
  searchDocs: readonly SearchDocument[],
  {text, words, library = ''}: Asked,
): Ranked[] {
  const meant = meanings(words, index);
  const whole = meant.reduce((sum, {weight}) => sum + weight, 0);
  const found = new Map<number, Found>();
  for (const {expansions, weight} of meant) {
    for (const [page, best] of bestByPage(expansions, index)) {
      const entry = found.get(page) ?? {sum: 0, covered: 0, terms: new Set(), reasons: []};
      entry.sum += best.score;
      entry.covered += weight * best.weight;
      best.terms.forEach((term) => entry.terms.add(term));
      entry.reasons.push({what: best.what, value: best.score, factor: false});
      found.set(page, entry);
    }
  }
  const phrase = splitWords(text).join(' ').toLowerCase();
  const identifier = identifierOf(text);
  const ranked = [...found].flatMap(([number, {sum, covered, terms, reasons}]): Ranked[] => {
    const page = index.pages[number];
    if (page === undefined) {
      return [];
    }
    const factors: Reason[] = [
      {what: 'share found, squared', value: (covered / whole) ** 2, factor: true},
      ...factorsOf(page, phrase, identifier, searchDocs),
      ...(page.library !== '' && page.library === library
        ? [{what: 'same library as the reader', value: nearTie, factor: true}]
        : []),
    ];
    const score = factors.reduce((product, {value}) => product * value, sum);
    const documents = rankDocuments(page, meant, index, phrase, searchDocs);
    return [{route: page.route, score, documents, terms, reasons: [...reasons, ...factors]}];
  });
  return libraryFirst(
    ranked.sort((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1)),
    text,
    index,
  );
}

function meanings(words: readonly QueryWord[], index: PageIndex): Meant[] {
  return words.flatMap((word, place) => {
    const expansions = [
      ...expandWord(word, index.terms),
      ...[words[place - 1], words[place + 1]].flatMap((other, side) =>
        other === undefined
          ? []
          : side === 0
            ? expandJoined(other, word, index.terms)
            : expandJoined(word, other, index.terms),
      ),
    ];
    const certain = expansions.some(({way}) => way !== 'alike' && way !== 'part');
    const halves = certain ? undefined : splitCompound(word.word, index.terms);
    if (halves !== undefined) {
      return halves.map((half) => toMeant(expandWord({word: half, parts: []}, index.terms), index));
    }
    return [toMeant(expansions, index)];
  });
}

function toMeant(expansions: readonly Expansion[], index: PageIndex): Meant {
  const rarest = Math.max(
    0,
    ...expansions.map(({term, weight}) => weight * rarity(index.postings(term).length, index)),
  );
  return {expansions, weight: expansions.length === 0 ? rarity(0, index) : rarest};
}

interface Best {
  score: number;
  /** Of the expansion that gave the score. */
  weight: number;
  what: string;
  readonly terms: string[];
}

function bestByPage(expansions: readonly Expansion[], index: PageIndex): Map<number, Best> {
  const best = new Map<number, Best>();
  for (const {term, weight, way} of expansions) {
    const postings = index.postings(term);
    const rare = rarity(postings.length, index);
    for (const posting of postings) {
      const score = weight * rare * saturated(posting, index);
      const entry = best.get(posting.page) ?? {score: 0, weight: 0, what: '', terms: []};
      entry.terms.push(term);
      if (score > entry.score) {
        entry.score = score;
        entry.weight = weight;
        entry.what = `${term} (${way}) in ${placesOf(posting)}`;
      }
      best.set(posting.page, entry);
    }
  }
  return best;
}

function rarity(pages: number, {pages: all}: PageIndex): number {
  return Math.log(1 + (all.length - pages + 0.5) / (pages + 0.5));
}

function saturated({page, counts}: PagePosting, {pages, means}: PageIndex): number {
  const lengths = pages[page]?.lengths;
  let weighed = 0;
  for (const place of allPlaces) {
    const length = (lengths?.[place] ?? 0) / means[place];
    const norm = 1 - lengthWeights[place] + lengthWeights[place] * length;
    weighed += (boosts[place] * (counts[place] ?? 0)) / norm;
  }
  return weighed / (saturation + weighed);
}

function placesOf({counts}: PagePosting): string {
  return allPlaces
    .filter((place) => counts[place] !== undefined)
    .map((place) => `${place} ${String(counts[place])}`)
    .join(', ');
}

function factorsOf(
  {title, documents}: Page,
  phrase: string,
  identifier: string | undefined,
  searchDocs: readonly SearchDocument[],
): Reason[] {
  const factors: Reason[] = [];
  if (title === phrase) {
    factors.push({what: 'the title is the query', value: titleIsQuery, factor: true});
  } else if (phrase.length > 2 && ` ${title} `.includes(` ${phrase} `)) {
    factors.push({what: 'the title holds the query', value: titleHoldsQuery, factor: true});
  }
  if (identifier !== undefined) {
    const there = documents.some((number) => {
      const {title: heading = '', content = '', keywords = ''} = searchDocs[number] ?? {};
      return `${heading}\n${content}\n${keywords}`.toLowerCase().includes(identifier);
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

/** A query that is one name with signs in it, such as `rekalogika.mapper.transformer`. */
function identifierOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  return /^[^\s]{4,}$/.test(trimmed) && /[\p{L}\p{N}][\\/.:_-]+[\p{L}\p{N}]/u.test(trimmed)
    ? trimmed
    : undefined;
}

function rankDocuments(
  page: Page,
  meant: readonly Meant[],
  index: PageIndex,
  phrase: string,
  searchDocs: readonly SearchDocument[],
): number[] {
  const scores = new Map<number, number>();
  for (const {expansions} of meant) {
    const best = new Map<number, number>();
    for (const {term, weight} of expansions) {
      const rare = rarity(index.postings(term).length, index);
      for (const [document, {title, text}] of index.documents(term)) {
        if (page.documents.includes(document)) {
          const weighed = 6 * title + text;
          const score = (weight * rare * weighed) / (saturation + weighed);
          best.set(document, Math.max(best.get(document) ?? 0, score));
        }
      }
    }
    best.forEach((score, document) => {
      scores.set(document, (scores.get(document) ?? 0) + score);
    });
  }
  const [first] = page.documents;
  if (first !== undefined && (scores.size === 0 || page.title === phrase)) {
    scores.set(first, Infinity);
  }
  return [...scores]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .map(([document]) => document)
    .filter((document) => searchDocs[document] !== undefined);
}

/** The name of a library, or of one of its packages, means its first page. */
function libraryFirst(ranked: readonly Ranked[], text: string, {pages}: PageIndex): Ranked[] {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^rekalogika[\s/]+/, '')
    .replaceAll(/[\s_-]+/g, '');
  const library = pages.find((page) => page.library.replaceAll('-', '') === name)?.library;
  if (library === undefined || name === '') {
    return [...ranked];
  }
  const isFirstPage = ({route}: Ranked) => route.endsWith(`/${library}`);
  return [...ranked.filter(isFirstPage), ...ranked.filter((page) => !isFirstPage(page))];
}
