import {routeOf} from '../engine/documents';
import {wholeWords} from '../engine/tokenize';
import type {WholeDocument} from './buildIndex';
import type {SourceMessage} from './sources';

/** A message with the document that explains it. */
export interface PlacedMessage {
  readonly message: SourceMessage;
  readonly document: number;
  /** Whether its words are there, its exception, or nothing but the library. */
  readonly by: 'text' | 'exception' | 'library';
}

interface Text {
  readonly section: string;
  readonly isPage: boolean;
  readonly route: string;
  readonly titleWords: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly all: string;
}

// Shorter runs of words occur everywhere.
const run = 3;
// A message is on a page when at least this share of its runs of words is there.
const enough = 0.5;
/** Finds the documents that explain messages. */
export class Places {
  readonly #texts: readonly Text[];
  readonly #runs = new Map<string, number[]>();
  readonly #holders = new Map<string, number[]>();

  constructor(documents: readonly WholeDocument[]) {
    this.#texts = documents.map(toText);
    this.#texts.forEach(({all, words}, number) => {
      for (const one of new Set(runsOf(all.trim().split(' ')))) {
        push(this.#runs, one, number);
      }
      for (const word of words) {
        push(this.#holders, word, number);
      }
    });
  }

  /** The document with the words of a message; else that of its exception, else the one about exceptions. */
  placeMessage(message: SourceMessage): PlacedMessage | undefined {
    const {template, error, sections} = message;
    const runs = [
      ...new Set(template.split('{}').flatMap((part) => runsOf(wholeWords(part), false))),
    ];
    const shares = new Map<number, number>();
    for (const one of runs) {
      for (const number of this.#runs.get(one) ?? []) {
        if (this.#isIn(number, sections)) {
          shares.set(number, (shares.get(number) ?? 0) + 1 / runs.length);
        }
      }
    }
    const byText = best(
      [...shares].filter(([, share]) => share >= enough),
      (number) => this.#messageBonus(number, error),
    );
    if (byText !== undefined) {
      return {message, document: byText, by: 'text'};
    }
    const [byError] = error === undefined ? [] : this.#documentsOf(error, sections);
    if (byError !== undefined) {
      return {message, document: byError, by: 'exception'};
    }
    const ending = ['/reference/exceptions', '/troubleshooting', '/debugging', '/reference', ''];
    const byLibrary = sections
      .flatMap((section) => ending.map((end) => this.#page(`/${section}${end}`)))
      .find((number) => number !== -1);
    return byLibrary === undefined ? undefined : {message, document: byLibrary, by: 'library'};
  }

  /** The documents that name an exception, those about errors first. */
  #documentsOf(error: string, sections: readonly string[]): number[] {
    const word = error.toLowerCase();
    const score = (number: number) => {
      const text = this.#texts[number];
      const inTitle = text?.titleWords.has(word) === true ? 1 : 0;
      return inTitle + errorBonus(text?.route ?? '') + (text?.isPage === true ? 0 : 0.1);
    };
    return (this.#holders.get(word) ?? [])
      .filter((number) => this.#isIn(number, sections))
      .sort((a, b) => score(b) - score(a) || a - b);
  }

  #messageBonus(number: number, error: string | undefined): number {
    const text = this.#texts[number];
    const isNamed = error !== undefined && text?.words.has(error.toLowerCase()) === true;
    return errorBonus(text?.route ?? '') + (isNamed ? 0.1 : 0);
  }

  #isIn(number: number, sections: readonly string[]): boolean {
    return sections.includes(this.#texts[number]?.section ?? '');
  }

  #page(route: string): number {
    return this.#texts.findIndex((text) => text.isPage && text.route === route);
  }
}

// A page for those who have the message in front of them.
const errorPages = /\/(?:exceptions|troubleshooting)$/;
const secondPages = /\/(?:debugging|known-issues|caveats|reference)$/;

function errorBonus(route: string): number {
  return errorPages.test(route) ? 0.4 : secondPages.test(route) ? 0.2 : 0;
}

function toText({type, url, title, content, rest = ''}: WholeDocument): Text {
  const list = wholeWords(`${title} ${content} ${rest}`);
  return {
    section: url.split('/')[1]?.split('#')[0] ?? '',
    isPage: type === 0,
    route: routeOf(url),
    titleWords: new Set(wholeWords(title)),
    words: new Set(list),
    all: ` ${list.join(' ')} `,
  };
}

/** The runs of words in a list; a list that is shorter is one, where wholes are wanted. */
function runsOf(words: readonly string[], isWhole = true): string[] {
  if (words.length < run) {
    return isWhole || words.length < 2 ? [] : [words.join(' ')];
  }
  return words.slice(run - 1).map((_, place) => words.slice(place, place + run).join(' '));
}

function best(
  scored: readonly (readonly [number, number])[],
  bonus: (number: number) => number,
): number | undefined {
  return [...scored].sort(([a, x], [b, y]) => y + bonus(b) - (x + bonus(a)) || a - b)[0]?.[0];
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key) ?? [];
  list.push(value);
  lists.set(key, list);
}
