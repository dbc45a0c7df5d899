import {shortName} from '../../../shared/text/shortName';
import {stripLogPrefix} from './stripLogPrefix';
import type {Page} from './pageIndex';
import {maxQueryLength} from './parseQuery';
import {withoutQuestion} from './question';
import {readName} from './readName';
import {termOf} from './terms';
import {wholeWords} from './tokenize';
import type {FactorName, Weights} from './weights';

/** A part of a score, for authors: `npm run search`. */
export interface Reason {
  /** The name of a weight, `share` for the share of the query that was found, or the places of a word. */
  readonly what: string;
  /** What it adds, or what the sum is multiplied by. */
  readonly value: number;
  readonly factor: boolean;
}

/** What the reader typed, in the forms that are looked for as a whole. */
export interface NormalizedQuery {
  readonly phrase: string;
  /** Forms of a name of a class or a package. */
  readonly names: readonly string[];
  /** The index term of the class in `Class::member`; empty for other queries. */
  readonly owner: string;
}

/** The forms of what the reader typed. */
export function normalizeQuery(whole: string): NormalizedQuery {
  // Some of the patterns take the square of the length.
  const text = stripLogPrefix(whole.slice(0, maxQueryLength));
  const words = wholeWords(text);
  const phrase = words.join(' ');
  return {
    phrase: withoutQuestion(phrase),
    names: [nameOf(text), phrase.replaceAll(' ', ''), text.trim().toLowerCase()],
    owner: ownerOf(text),
  };
}

/** How much of the query a page holds. */
export interface MatchContext {
  /** The share of its words, by rarity. */
  readonly share: number;
  /** Whether it has a name of the code that the query has, if any page has one. */
  readonly hasName: boolean;
}

// Shorter beginnings are those of too many classes.
const minHalfWord = 5;

/** What the sum of the words of a page is multiplied by. */
export function factorsOf(
  page: Page,
  {share, hasName}: MatchContext,
  {phrase, names: typed, owner}: NormalizedQuery,
  {factors: weights}: Weights,
): Reason[] {
  const {keywords, names} = page;
  const factors: Reason[] = [{what: 'share', value: share, factor: true}];
  const add = (what: FactorName) => factors.push({what, value: weights[what], factor: true});
  if (typed.some((name) => name !== '' && names.includes(name))) {
    // Of a class and a member, the page that explains the class may have little about the member.
    add(owner === '' ? 'explainsIt' : 'explainsHalf');
  } else if (phrase.length >= minHalfWord && names.some((name) => name.startsWith(phrase))) {
    add('explainsHalf');
  }
  if (phrase.includes(' ') && keywords.includes(phrase)) {
    add('keyPhraseIsQuery');
  }
  if (!hasName) {
    add('withoutName');
  }
  return factors;
}

/** Whether a query has the name of a library in it. */
export function namesLibrary(phrase: string, library: string): boolean {
  return library !== '' && holds(phrase, library.replaceAll('-', ' '));
}

/** What the score of a page is multiplied by for the library that it is of. */
export function libraryFactors(
  library: string,
  reader: string,
  named: ReadonlySet<string>,
  {factors: weights}: Weights,
): Reason[] {
  if (library === '') {
    return [];
  }
  const isOwn = library === reader && (named.size === 0 || named.has(library));
  const names: FactorName[] = [
    ...(named.has(library) ? ['libraryIsNamed' as const] : []),
    ...(isOwn ? ['ownLibrary' as const] : []),
  ];
  return names.map((what) => ({what, value: weights[what], factor: true}));
}

/** The short name of a class, whether it was typed with its namespace, as attribute or with a method. */
function nameOf(text: string): string {
  const [name = ''] = /[\p{L}\p{N}_]+(?=\W*$)/u.exec(text.replace(/(?:::|->|\().*$/, '')) ?? [];
  return /^\S+$/.test(text.trim()) ? name.toLowerCase() : '';
}

/** The index term of the class, if a text is a class and one of its members. */
function ownerOf(text: string): string {
  const {owner = '', member, isMarked = false} = readName(text) ?? {};
  return isMarked && member !== undefined && owner !== '' ? termOf(shortName(owner)) : '';
}

/** What the score of a page for a special need is multiplied by, unless the query has the words of its address. */
export function specialFactors(
  {special}: Pick<Page, 'special'>,
  {phrase}: NormalizedQuery,
  {factors: weights}: Weights,
): Reason[] {
  return special.every((word) => holds(phrase, word))
    ? []
    : [{what: 'specialPage', value: weights.specialPage, factor: true}];
}

/** Whether a phrase has words, whole and in this order. */
function holds(phrase: string, words: string): boolean {
  return ` ${phrase} `.includes(` ${words} `);
}
