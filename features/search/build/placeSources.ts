import {push} from '../../../shared/lists/push';
import {keywordSeparator, routeOf} from '../engine/documents';
import {wholeWords} from '../engine/tokenize';
import type {WholeDocument} from './buildIndex';
import type {SourceMessage} from './sources';

/** The document that explains a message. */
export interface PlacedMessage {
  readonly document: number;
  /** Whether somebody chose it, its words are there, its exception, or nothing but the library. */
  readonly by: 'choice' | 'text' | 'exception' | 'library';
}

interface Text {
  readonly section: string;
  readonly isPage: boolean;
  /** Whether it is of a page for beginners, which only shows that there are errors. */
  readonly isStart: boolean;
  readonly route: string;
  readonly titleWords: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly all: string;
}

// Shorter runs of words occur everywhere.
const run = 3;
// A message is on a page when at least this share of its runs of words is there.
const enough = 0.5;
// Pages that are this near to the best explain a message too: the words around it decide between them.
const nearly = 0.2;
const mostPages = 3;
// The author has put the message among the keywords of the page.
const listedBonus = 0.3;
const startPenalty = 0.3;
const startKinds = new Set(['landing', 'tutorial']);

/** Finds the documents that explain messages. */
export class Places {
  readonly #addresses: ReadonlyMap<string, number>;
  readonly #texts: readonly Text[];
  readonly #runs = new Map<string, number[]>();
  readonly #holders = new Map<string, number[]>();
  readonly #keywordRuns = new Map<string, string[]>();

  constructor(documents: readonly WholeDocument[]) {
    this.#addresses = new Map(documents.map(({url}, number) => [url, number]));
    this.#texts = documents.map(toText);
    this.#texts.forEach(({all, words}, number) => {
      for (const one of new Set(runsOf(all.trim().split(' ')))) {
        push(this.#runs, one, number);
      }
      for (const word of words) {
        push(this.#holders, word, number);
      }
    });
    for (const {url, keywords = ''} of documents) {
      for (const one of new Set(
        keywords.split(keywordSeparator).flatMap((text) => runsOf(wholeWords(text), false)),
      )) {
        push(this.#keywordRuns, one, routeOf(url));
      }
    }
  }

  /**
   * The documents that were chosen for a message; else those with its words, of several pages if they are as good; else
   * those of its exception, else the one about exceptions.
   */
  placeMessage(message: SourceMessage): PlacedMessage[] {
    const {template, error, sections} = message;
    const chosen = this.#chosen(message);
    if (chosen.length > 0) {
      return chosen.map((document) => ({document, by: 'choice'}));
    }
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
    const listed = new Map<string, number>();
    for (const one of runs) {
      for (const route of this.#keywordRuns.get(one) ?? []) {
        listed.set(route, (listed.get(route) ?? 0) + 1 / runs.length);
      }
    }
    const score = (number: number) =>
      (shares.get(number) ?? 0) +
      listedBonus * (listed.get(this.#texts[number]?.route ?? '') ?? 0) +
      this.#messageBonus(number, error);
    const byText = this.#nearBest(
      [...shares].flatMap(([number, share]) => (share >= enough ? [number] : [])),
      score,
    );
    if (byText.length > 0) {
      return byText.map((document) => ({document, by: 'text'}));
    }
    const byError = error === undefined ? [] : this.#documentsOf(error, sections);
    if (byError.length > 0) {
      return byError.map((document) => ({document, by: 'exception'}));
    }
    const ending = ['/reference/exceptions', '/troubleshooting', '/debugging', '/reference', ''];
    const byLibrary = sections
      .flatMap((section) => ending.map((end) => this.#page(`/${section}${end}`)))
      .find((number) => number !== -1);
    return byLibrary === undefined ? [] : [{document: byLibrary, by: 'library'}];
  }

  /** The documents at the addresses of a message; a site of the tests may have none of the section's pages. */
  #chosen({template, explainedAt = []}: SourceMessage): number[] {
    return explainedAt.flatMap((address) => {
      const number = this.#addresses.get(address);
      if (number === undefined && this.#addresses.has(landingOf(address))) {
        throw new Error(
          `search-index: ${address}, chosen for the message "${template}" in features/library-facts/explanations, does not exist.`,
        );
      }
      return number ?? [];
    });
  }

  /** The best of the documents and those nearly as good, one for each page. */
  #nearBest(numbers: readonly number[], score: (number: number) => number): number[] {
    const sorted = [...numbers].sort((a, b) => score(b) - score(a) || a - b);
    const least = score(sorted[0] ?? 0) - nearly;
    const routes = new Set<string>();
    return sorted
      .filter((number) => {
        const route = this.#texts[number]?.route ?? '';
        const isNew = !routes.has(route);
        routes.add(route);
        return isNew && score(number) >= least;
      })
      .slice(0, mostPages);
  }

  /** The documents that name an exception, those about errors first. */
  #documentsOf(error: string, sections: readonly string[]): number[] {
    const word = error.toLowerCase();
    const score = (number: number) => {
      const text = this.#texts[number];
      const inTitle = text?.titleWords.has(word) === true ? 1 : 0;
      const penalty = text?.isStart === true ? startPenalty : 0;
      return inTitle + errorBonus(text?.route ?? '') + (text?.isPage === true ? 0 : 0.1) - penalty;
    };
    const holders = (this.#holders.get(word) ?? []).filter((one) => this.#isIn(one, sections));
    return this.#nearBest(holders, score);
  }

  #messageBonus(number: number, error: string | undefined): number {
    const text = this.#texts[number];
    const isNamed = error !== undefined && text?.words.has(error.toLowerCase()) === true;
    const penalty = text?.isStart === true ? startPenalty : 0;
    return errorBonus(text?.route ?? '') + (isNamed ? 0.1 : 0) - penalty;
  }

  #isIn(number: number, sections: readonly string[]): boolean {
    return sections.includes(this.#texts[number]?.section ?? '');
  }

  #page(route: string): number {
    return this.#texts.findIndex((text) => text.isPage && text.route === route);
  }
}

/** The address of the first page of a section. */
export function landingOf(address: string): string {
  return /^\/[^/#]+/.exec(address)?.[0] ?? address;
}

// A page for those who have the message in front of them.
const errorPages = /\/(?:exceptions|troubleshooting)$/;
const secondPages = /\/(?:debugging|known-issues|caveats|reference)$/;

function errorBonus(route: string): number {
  return errorPages.test(route) ? 0.3 : secondPages.test(route) ? 0.15 : 0;
}

function toText({type, url, title, content, rest = '', kind = ''}: WholeDocument): Text {
  const list = wholeWords(`${title} ${content} ${rest}`);
  return {
    section: url.split('/')[1]?.split('#')[0] ?? '',
    isPage: type === 0,
    isStart: startKinds.has(kind),
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
