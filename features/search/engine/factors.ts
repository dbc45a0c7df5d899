import {stripLogPrefix} from './stripLogPrefix';
import {type Page, type PageIndex, countWords} from './pageIndex';
import {maxQueryLength} from './parseQuery';
import {withoutQuestion} from './question';
import {wholeWords} from './tokenize';

/** A part of a score, for authors: `npm run search`. */
export interface Reason {
  readonly what: string;
  /** What it adds, or what the sum is multiplied by. */
  readonly value: number;
  readonly factor: boolean;
}

const titleIsQuery = 1.5;
const titleHoldsQuery = 1.2;
const identifierIsThere = 2;
const keywordIsQuery = 1.6;
// Several words in this order are no accident: the author wrote them for this page.
const keyPhraseIsQuery = 2.5;
const keywordHoldsQuery = 1.2;
// The author's words of a message, in a message that was pasted with more around them.
const queryHoldsKeyword = 2;
const explainsIt = 3;
// A message that was pasted: its words one after another.
const sentenceIsThere = 1.6;
const minSentenceWords = 4;
const libraryIsNamed = 1.5;
const sameLibraryBoost = 1.06;
// All words in one section say more than the same words spread over a page.
const inOneSection = 1;
// A page that holds a sentence holds its words; the last one, typed by half, may weigh the most and mean none.
const minShare = 0.3;

/** What the reader typed, in the forms that are looked for as a whole. */
export interface NormalizedQuery {
  readonly phrase: string;
  /** In small letters. */
  readonly identifier: string | undefined;
  /** The words in small letters, when they are as many as a message has. */
  readonly sentence: string | undefined;
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
    identifier: identifierOf(text),
    sentence: words.length < minSentenceWords ? undefined : phrase,
    names: [nameOf(text), phrase.replaceAll(' ', ''), text.trim().toLowerCase()],
  };
}

/** How much of the words a page holds, and where the reader is. */
export interface MatchContext {
  /** The share that stands on the page at all. */
  readonly share: number;
  /** The share in the section with the most; 0 for a single word. */
  readonly inSection: number;
  /** Name of the library whose pages the reader is in; empty outside of them. */
  readonly library: string;
}

/** What the sum of the words of a page is multiplied by. */
export function factorsOf(
  page: Page,
  {share, inSection, library}: MatchContext,
  {phrase, identifier, sentence, names: typed}: NormalizedQuery,
  {texts, sentences}: PageIndex,
): Reason[] {
  const {title, keywords, keywordText, names} = page;
  const factors: Reason[] = [{what: 'share found', value: share, factor: true}];
  if (typed.some((name) => name !== '' && names.includes(name))) {
    factors.push({what: 'the page explains this class', value: explainsIt, factor: true});
  }
  if (title === phrase) {
    factors.push({what: 'the title is the query', value: titleIsQuery, factor: true});
  } else if (phrase.length > 2 && ` ${title} `.includes(` ${phrase} `)) {
    factors.push({what: 'the title holds the query', value: titleHoldsQuery, factor: true});
  }
  if (keywords.includes(phrase)) {
    const value = phrase.includes(' ') ? keyPhraseIsQuery : keywordIsQuery;
    factors.push({what: 'a keyword is the query', value, factor: true});
  } else if (phrase.length > 2 && keywordText.includes(` ${phrase} `)) {
    factors.push({what: 'a keyword holds the query', value: keywordHoldsQuery, factor: true});
  } else {
    const inQuery = page.phrases.filter((keyword) => ` ${phrase} `.includes(keyword));
    const most = Math.max(0, ...inQuery.map((keyword) => countWords(keyword.trim())));
    if (most > 0) {
      const value = 1 + (queryHoldsKeyword * most) / countWords(phrase);
      factors.push({what: 'the query holds a keyword', value, factor: true});
    }
  }
  if (sentence !== undefined && share > minShare && sentences(page).includes(sentence)) {
    factors.push({what: 'the words stand together', value: sentenceIsThere, factor: true});
  }
  if (identifier !== undefined && texts(page).includes(identifier)) {
    factors.push({what: 'the identifier as it was typed', value: identifierIsThere, factor: true});
  }
  if (inSection > 0) {
    const value = 1 + inOneSection * inSection ** 2;
    factors.push({what: 'words in one section', value, factor: true});
  }
  if (page.library !== '' && ` ${phrase} `.includes(` ${page.library.replaceAll('-', ' ')} `)) {
    factors.push({what: 'the query names the library', value: libraryIsNamed, factor: true});
  }
  if (page.library !== '' && page.library === library) {
    factors.push({what: 'same library as the reader', value: sameLibraryBoost, factor: true});
  }
  return factors;
}

/** The short name of a class, whether it was typed with its namespace, as attribute or with a method. */
function nameOf(text: string): string {
  const [name = ''] = /[\p{L}\p{N}_]+(?=\W*$)/u.exec(text.replace(/(?:::|->|\().*$/, '')) ?? [];
  return /^\S+$/.test(text.trim()) ? name.toLowerCase() : '';
}

/** A query that is one name with punctuation in it, such as `rekalogika.mapper.transformer`. */
function identifierOf(text: string): string | undefined {
  const trimmed = text.trim();
  return /^[^\s]{4,}$/.test(trimmed) && /[\p{L}\p{N}][\\/.:_-]+[\p{L}\p{N}]/u.test(trimmed)
    ? trimmed.toLowerCase()
    : undefined;
}
