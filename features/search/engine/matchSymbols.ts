import {editDistance} from '../../../shared/text/editDistance';
import {memoize} from './memoize';

/** The names of the libraries, with the sections that explain them. */
export interface SymbolIndex {
  readonly documents: ReadonlyMap<string, readonly number[]>;
  /** Sorted. */
  readonly names: readonly string[];
}

const maxLength = 300;
const minPrefix = 5;
const maxPrefixMatches = 6;
const minFuzzy = 7;
const maxFuzzy = 60;
const prefixWeight = 0.7;
const fuzzyWeight = 0.6;
// The second section for a name explains it less.
const nextShare = 0.5;

/** Indexes names, which are in lower case and sorted. */
export function indexSymbols(documents: ReadonlyMap<string, readonly number[]>): SymbolIndex {
  return {documents, names: [...documents.keys()]};
}

/** The sections that explain the names in a query, each with a weight from 0 to 1. */
export function matchSymbols(text: string, index: SymbolIndex): Map<number, number> {
  const found = new Map<number, number>();
  const add = (name: string, weight: number) => {
    (index.documents.get(name) ?? []).forEach((document, place) => {
      const value = weight * nextShare ** place;
      found.set(document, Math.max(found.get(document) ?? 0, value));
    });
  };
  for (const name of namesIn(text.slice(0, maxLength))) {
    if (index.documents.has(name)) {
      add(name, 1);
    } else {
      const longer = name.length < minPrefix ? [] : namesWith(name, index.names);
      longer.slice(0, maxPrefixMatches).forEach((one) => add(one, prefixWeight));
      if (longer.length === 0 && name.length >= minFuzzy && name.length <= maxFuzzy) {
        nearNames(index)(name)
          .split(' ')
          .forEach((one) => add(one, fuzzyWeight));
      }
    }
  }
  return found;
}

/**
 * What may be a name in a text, in lower case: a query of one word, and in longer ones what has the form of an
 * identifier, with its class and its member apart.
 */
function namesIn(text: string): string[] {
  const chunks = text
    .trim()
    .split(/\s+/)
    .filter((chunk) => chunk !== '');
  const isSingle = chunks.length === 1;
  const names = chunks.flatMap((chunk) => {
    const bare = chunk.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_]+$/gu, '');
    const isCode = isSingle || /\\|::|->|^#\[|\(\)/.test(chunk);
    const parts = bare
      .split(/::|->|[()[\]{}'"`,;$@#|]+/)
      .map((part) => part.split('\\').at(-1) ?? part);
    return [...new Set([bare, ...parts])].filter(
      (name) => name.length > 2 && (isCode || /[\da-z][A-Z]|[_:.]\p{L}/u.test(name)),
    );
  });
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

function namesWith(start: string, names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(start)).sort((a, b) => a.length - b.length);
}

// One for each index: the same name comes again with each key that is typed.
const known = new WeakMap<SymbolIndex, (name: string) => string>();

function nearNames(index: SymbolIndex): (name: string) => string {
  const near =
    known.get(index) ??
    memoize((name: string) => {
      const limit = name.length < 12 ? 1 : 2;
      return index.names
        .filter((one) => Math.abs(one.length - name.length) <= limit)
        .map((one) => [one, editDistance(name, one, limit)] as const)
        .filter(([, distance]) => distance <= limit)
        .sort(([, x], [, y]) => x - y)
        .slice(0, 2)
        .map(([one]) => one)
        .join(' ');
    });
  known.set(index, near);
  return near;
}
