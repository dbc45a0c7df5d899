import {isRecord} from '../../../shared/json/isRecord';
import {type Names, type PackedNames, isPackedNames, noNames, unpackNames} from './names';
import {type PackedLists, type NumberList, isPackedLists, unpackLists} from './packedLists';
import {type PackedTerms, isPackedTerms, unpackTerms} from './packedTerms';

/**
 * What the index file knows beside the words of the pages: the questions that sections answer, as numbers of index terms,
 * the frequent ones first; messages of the libraries, as numbers of words of their own; words of others with ours; and
 * the names of the API reference.
 */
export interface PackedKnowledge {
  readonly questions: PackedLists;
  readonly messages: PackedLists;
  readonly messageWords: PackedTerms;
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
  /** Whether another section explains it better. */
  readonly isSecond: boolean;
}

/** Written before the words where a section explains the message, but another one does better. */
export const secondMark = '~';

/** What was packed, in the words of its sources. */
export interface Knowledge {
  readonly questions: readonly Question[];
  readonly messages: readonly MessageTemplate[];
  /** Words of the pages by a word or phrase of another ecosystem or language. */
  readonly thesaurus: ReadonlyMap<string, string>;
  /** The names of the API reference, and those that are gone. */
  readonly names: Names;
}

/** Nothing known. */
export const noKnowledge: Knowledge = {
  questions: [],
  messages: [],
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
  const pick = (list: NumberList, from: (number: number) => string | undefined) =>
    list.values.flatMap((number) => from(number) ?? []);
  return {
    questions: unpackLists(value.questions).map((list) => ({
      document: list.document,
      terms: pick(list, (rank) => terms[order[rank] ?? -1]),
    })),
    messages: unpackLists(value.messages).map((list) => {
      const all = pick(list, (number) => words[number]);
      const isSecond = all[0] === secondMark;
      return {document: list.document, words: isSecond ? all.slice(1) : all, isSecond};
    }),
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

function isPackedKnowledge(value: unknown): value is PackedKnowledge {
  return (
    isRecord(value) &&
    isPackedLists(value.questions) &&
    isPackedLists(value.messages) &&
    isPackedTerms(value.messageWords) &&
    typeof value.thesaurus === 'string' &&
    isPackedNames(value.names)
  );
}
