import {routeOf} from '../engine/documents';
import {wholeWords} from '../engine/tokenize';
import type {WholeDocument} from './buildIndex';
import type {SourceMessage, SourceSymbol} from './sources';

/** A message with the document that explains it. */
export interface PlacedMessage {
  readonly message: SourceMessage;
  readonly document: number;
  /** Whether its words are there, its exception, or nothing but the library. */
  readonly by: 'text' | 'exception' | 'library';
}

/** A name with the documents that explain it, best first. */
export interface PlacedSymbol {
  readonly name: string;
  readonly documents: readonly number[];
}

interface Text {
  readonly section: string;
  readonly isPage: boolean;
  readonly route: string;
  readonly title: string;
  readonly titleWords: ReadonlySet<string>;
  /** How often each word stands there. */
  readonly words: ReadonlyMap<string, number>;
  readonly all: string;
  readonly explains: ReadonlySet<string>;
}

// Shorter runs of words stand everywhere.
const run = 3;
// A message is on a page when at least this share of its runs of words is there.
const enough = 0.5;
// Words of a code sample or a table count like any; more mentions than these say no more.
const mostMentions = 4;

/** Finds the documents that explain messages and names. */
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
      for (const word of words.keys()) {
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
    const [byError] = error === undefined ? [] : this.#documentsOf({name: error, sections});
    if (byError !== undefined) {
      return {message, document: byError, by: 'exception'};
    }
    const ending = ['/reference/exceptions', '/troubleshooting', '/debugging', '/reference', ''];
    const byLibrary = sections
      .flatMap((section) => ending.map((end) => this.#page(`/${section}${end}`)))
      .find((number) => number !== -1);
    return byLibrary === undefined ? undefined : {message, document: byLibrary, by: 'library'};
  }

  /** Names with up to two documents each; names that no page of their library has lead to their class. */
  placeSymbols(symbols: readonly SourceSymbol[]): PlacedSymbol[] {
    const found = new Map<string, number[]>();
    const add = (name: string, documents: readonly number[]) => {
      const known = found.get(name) ?? [];
      found.set(name, [...new Set([...known, ...documents])].slice(0, 3));
    };
    const owners = new Map<string, number[]>();
    const places = symbols
      .filter(({owner}) => owner === undefined)
      .map((symbol) => [symbol, this.#documentsOf(symbol)] as const);
    for (const [{name, sections}, documents] of places) {
      const first = sections.map((section) => this.#page(`/${section}`)).filter((one) => one >= 0);
      const list = documents.length > 0 ? documents : first.slice(0, 1);
      owners.set(`${sections.join()} ${name}`, list);
      add(name.toLowerCase(), list.slice(0, 2));
    }
    for (const symbol of symbols.filter(({owner}) => owner !== undefined)) {
      const own = this.#documentsOf(symbol);
      const {name, owner = '', sections} = symbol;
      const list = own.length > 0 ? own : (owners.get(`${sections.join()} ${owner}`) ?? []);
      add(name.toLowerCase(), list.slice(0, 1));
    }
    return [...found]
      .map(([name, documents]) => ({name, documents}))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Best first, one for each page. */
  #documentsOf({name, owner, sections}: Omit<SourceSymbol, 'place'>): number[] {
    const words = wholeWords(name);
    const [first = ''] = [...words].sort((a, b) => b.length - a.length);
    const phrase = ` ${words.join(' ')} `;
    const scored = (this.#holders.get(first) ?? [])
      .filter((number) => this.#isIn(number, sections))
      .flatMap((number): [number, number][] => {
        const text = this.#texts[number];
        return text === undefined || (words.length > 1 && !text.all.includes(phrase))
          ? []
          : [[number, this.#symbolScore(text, words, owner?.toLowerCase())]];
      })
      .filter(([, score]) => score > 0)
      .sort(([a, x], [b, y]) => y - x || a - b);
    const routes = new Set<string>();
    return scored.flatMap(([number]) => {
      const route = this.#texts[number]?.route ?? '';
      const isNew = !routes.has(route);
      routes.add(route);
      return isNew ? [number] : [];
    });
  }

  #symbolScore(text: Text, words: readonly string[], owner: string | undefined): number {
    const [word = ''] = words;
    const isNamed = words.every((one) => text.titleWords.has(one));
    if (owner !== undefined && !text.words.has(owner) && !isNamed) {
      return 0;
    }
    return (
      (text.isPage && text.explains.has(word) ? 10 : 0) +
      (isNamed ? 6 / Math.max(1, text.titleWords.size - words.length + 1) ** 0.5 : 0) +
      (owner !== undefined && text.titleWords.has(owner) ? 3 : 0) +
      Math.min(mostMentions, text.words.get(word) ?? 0) / 2 +
      (text.isPage ? 0.2 : 0)
    );
  }

  #messageBonus(number: number, error: string | undefined): number {
    const text = this.#texts[number];
    const isNamed = error !== undefined && text?.words.has(error.toLowerCase()) === true;
    return isNamed ? 0.1 : 0;
  }

  #isIn(number: number, sections: readonly string[]): boolean {
    return sections.includes(this.#texts[number]?.section ?? '');
  }

  #page(route: string): number {
    return this.#texts.findIndex((text) => text.isPage && text.route === route);
  }
}

function toText({type, url, title, content, rest = '', names = ''}: WholeDocument): Text {
  const list = wholeWords(`${title} ${content} ${rest}`);
  const words = new Map<string, number>();
  for (const word of list) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return {
    section: url.split('/')[1]?.split('#')[0] ?? '',
    isPage: type === 0,
    route: routeOf(url),
    title: title.toLowerCase(),
    titleWords: new Set(wholeWords(title)),
    words,
    all: ` ${list.join(' ')} `,
    explains: new Set(names.toLowerCase().split(' ')),
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
