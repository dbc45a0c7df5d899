import {isRecord} from '../../../shared/json/isRecord';
import {type Names, type PackedNames, isPackedNames, noNames, unpackNames} from './names';
import {type PackedLists, type NumberList, isPackedLists, unpackLists} from './packedLists';
import {type PackedTerms, isPackedTerms, unpackTerms} from './packedTerms';
import {packNumbers, unpackNumbers} from './packedNumbers';

/**
 * What the index file knows beside the words of the pages: the questions that sections answer, as numbers of index terms,
 * the frequent ones first; messages of the libraries, as numbers of words of their own; names that no page has, with the
 * terms to look for in their place; words of others with ours; and the names of the API reference.
 */
export interface PackedKnowledge {
  readonly questions: PackedLists;
  readonly messages: PackedLists;
  readonly messageWords: PackedTerms;
  /** In lower case, sorted. */
  readonly symbols: PackedTerms;
  /** How many terms each symbol has, and which. */
  readonly symbolSizes: string;
  readonly symbolTerms: string;
  /** Lines of a word or phrase, a tab, and our words. */
  readonly thesaurus: string;
  readonly names: PackedNames;
}

/** A question that a section answers, as different index terms. */
export interface Question {
  readonly document: number;
  readonly terms: readonly string[];
}

/** A message, as its constant words in order, and the section that explains it. */
export interface MessageTemplate {
  readonly document: number;
  readonly words: readonly string[];
}

/** What was packed, in the words of its sources. */
export interface Knowledge {
  readonly questions: readonly Question[];
  readonly messages: readonly MessageTemplate[];
  /** The terms that replace a name that no page has, by the name in lower case. */
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Words of the pages by a word or phrase of another ecosystem or language. */
  readonly thesaurus: ReadonlyMap<string, string>;
  /** The names of the API reference, and those that are gone. */
  readonly names: Names;
}

/** Nothing known. */
export const noKnowledge: Knowledge = {
  questions: [],
  messages: [],
  symbols: new Map(),
  thesaurus: new Map(),
  names: noNames,
};

/** The knowledge in an index file, checked and unpacked; none in a file without it. */
export function unpackKnowledge(
  value: unknown,
  terms: readonly string[],
  documents: (place: number) => number,
): Knowledge {
  if (value === undefined) {
    return noKnowledge;
  }
  if (!isPackedKnowledge(value)) {
    throw new Error('The knowledge in the search index file has not the expected form.');
  }
  const order = frequentFirst(terms.length, documents);
  const words = unpackTerms(value.messageWords);
  const names = unpackTerms(value.symbols);
  const sizes = unpackNumbers(value.symbolSizes);
  const symbolTerms = unpackNumbers(value.symbolTerms);
  let place = 0;
  const pick = (list: NumberList, from: (number: number) => string | undefined) =>
    list.values.flatMap((number) => from(number) ?? []);
  return {
    questions: unpackLists(value.questions).map((list) => ({
      document: list.document,
      terms: pick(list, (rank) => terms[order[rank] ?? -1]),
    })),
    messages: unpackLists(value.messages).map((list) => ({
      document: list.document,
      words: pick(list, (number) => words[number]),
    })),
    symbols: new Map(
      names.map((name, number) => {
        const start = place;
        place += sizes[number] ?? 0;
        return [name, symbolTerms.slice(start, place).flatMap((term) => terms[term] ?? [])];
      }),
    ),
    thesaurus: new Map(
      value.thesaurus.split('\n').flatMap((line) => {
        const [theirs, ours] = line.split('\t');
        return theirs === undefined || ours === undefined ? [] : [[theirs, ours] as const];
      }),
    ),
    names: unpackNames(value.names),
  };
}

/** The numbers of terms, those in many documents first: what is frequent gets a small number. */
export function frequentFirst(terms: number, documents: (place: number) => number): number[] {
  return Array.from({length: terms}, (_, place) => place).sort(
    (a, b) => documents(b) - documents(a) || a - b,
  );
}

/** Packs the terms of the symbols, which are sorted by name. */
export function packSymbols(
  symbols: readonly (readonly [name: string, terms: readonly number[]])[],
): Pick<PackedKnowledge, 'symbolSizes' | 'symbolTerms'> {
  return {
    symbolSizes: packNumbers(symbols.map(([, terms]) => terms.length)),
    symbolTerms: packNumbers(symbols.flatMap(([, terms]) => terms)),
  };
}

function isPackedKnowledge(value: unknown): value is PackedKnowledge {
  return (
    isRecord(value) &&
    isPackedLists(value.questions) &&
    isPackedLists(value.messages) &&
    isPackedTerms(value.messageWords) &&
    isPackedTerms(value.symbols) &&
    typeof value.symbolSizes === 'string' &&
    typeof value.symbolTerms === 'string' &&
    typeof value.thesaurus === 'string' &&
    isPackedNames(value.names)
  );
}
