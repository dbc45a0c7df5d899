import {stripLogPrefix} from './stripLogPrefix';
import {type Page, countWords} from './pageIndex';
import {maxQueryLength} from './parseQuery';
import {withoutQuestion} from './question';
import {wholeWords} from './tokenize';
import type {Weights} from './weights';

/** A part of a score, for authors: `npm run search`. */
export interface Reason {
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
  };
}

/** How much of the words a page holds. */
export interface MatchContext {
  /** The share that the page holds at all. */
  readonly share: number;
  /** The share in the section with the most; 0 for a single word. */
  readonly inSection: number;
}

/** What the sum of the words of a page is multiplied by. */
export function factorsOf(
  page: Page,
  {share, inSection}: MatchContext,
  {phrase, names: typed}: NormalizedQuery,
  {factors: weights}: Weights,
): Reason[] {
  const {title, keywords, keywordText, names} = page;
  const factors: Reason[] = [{what: 'share found', value: share, factor: true}];
  const add = (what: string, value: number) => factors.push({what, value, factor: true});
  if (typed.some((name) => name !== '' && names.includes(name))) {
    add('the page explains this class', weights.explainsIt);
  }
  if (title === phrase) {
    add('the title is the query', weights.titleIsQuery);
  } else if (phrase.length > 2 && ` ${title} `.includes(` ${phrase} `)) {
    add('the title holds the query', weights.titleHoldsQuery);
  }
  if (keywords.includes(phrase)) {
    add(
      'a keyword is the query',
      phrase.includes(' ') ? weights.keyPhraseIsQuery : weights.keywordIsQuery,
    );
  } else if (phrase.length > 2 && keywordText.includes(` ${phrase} `)) {
    add('a keyword holds the query', weights.keywordHoldsQuery);
  } else {
    const inQuery = page.phrases.filter((keyword) => ` ${phrase} `.includes(keyword));
    const most = Math.max(0, ...inQuery.map((keyword) => countWords(keyword.trim())));
    if (most > 0) {
      const held = most / countWords(phrase);
      add('the query holds a keyword', 1 + (weights.queryHoldsKeyword - 1) * held);
    }
  }
  if (inSection > 0) {
    add('words in one section', 1 + (weights.inOneSection - 1) * inSection ** 2);
  }
  return factors;
}

/** Whether a query has the name of a library in it. */
export function namesLibrary(phrase: string, library: string): boolean {
  return library !== '' && ` ${phrase} `.includes(` ${library.replaceAll('-', ' ')} `);
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
  return [
    ...(named.has(library)
      ? [{what: 'the query names the library', value: weights.libraryIsNamed, factor: true}]
      : []),
    ...(library === reader && (named.size === 0 || named.has(library))
      ? [{what: 'same library as the reader', value: weights.ownLibrary, factor: true}]
      : []),
  ];
}

/** The short name of a class, whether it was typed with its namespace, as attribute or with a method. */
function nameOf(text: string): string {
  const [name = ''] = /[\p{L}\p{N}_]+(?=\W*$)/u.exec(text.replace(/(?:::|->|\().*$/, '')) ?? [];
  return /^\S+$/.test(text.trim()) ? name.toLowerCase() : '';
}
