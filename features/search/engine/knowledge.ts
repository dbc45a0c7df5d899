import {isRecord} from '../../../shared/json/isRecord';
import {type Names, type PackedNames, isPackedNames, noNames, unpackNames} from './names';
import {type PackedLists, isPackedLists, unpackLists} from './packedLists';
import {packNumbers, unpackNumbers} from './packedNumbers';
import {type PackedSets, isPackedSets, packSets, unpackSets} from './packedPostings';
import {type PackedTerms, isPackedTerms, unpackTerms} from './packedTerms';

/**
 * What the index file knows beside the words of the pages: the questions that sections answer; messages of the
 * libraries, as numbers of words of their own; words of others with ours; and the names of the API reference.
 */
export interface PackedKnowledge {
  readonly questions: PackedQuestions;
  readonly messages: PackedLists;
  readonly messageWords: PackedTerms;
  /** Lines of a word or phrase, a tab, and our words. */
  readonly thesaurus: string;
  readonly names: PackedNames;
}

/** Questions as sets: by term, which questions have it. So they take a fifth less than as lists of their terms. */
export interface PackedQuestions {
  /** Packed numbers: how many questions each document has; they are numbered in this order. */
  readonly counts: string;
  /** In the order of the index terms: the questions that have each. */
  readonly byTerm: PackedSets;
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
export function unpackKnowledge(value: unknown, terms: readonly string[]): Knowledge {
  if (value === undefined) {
    return noKnowledge;
  }
  if (!isPackedKnowledge(value)) {
    throw new Error('The knowledge in the search index file has not the expected form.');
  }
  const words = unpackTerms(value.messageWords);
  return {
    questions: unpackQuestions(value.questions, terms),
    messages: unpackLists(value.messages).map(({document, values}) => {
      const all = values.flatMap((number) => words[number] ?? []);
      const isSecond = all[0] === secondMark;
      return {document, words: isSecond ? all.slice(1) : all, isSecond};
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

/** Packs questions that are in the order of their documents; of how many documents there are. */
export function packQuestions(
  questions: readonly Question[],
  terms: readonly string[],
  documents: number,
): PackedQuestions {
  const counts = new Array<number>(documents).fill(0);
  const found = new Map(terms.map((term) => [term, [] as number[]]));
  questions.forEach(({document, terms: ofOne}, number) => {
    counts[document] = (counts[document] ?? 0) + 1;
    for (const term of ofOne) {
      found.get(term)?.push(number);
    }
  });
  return {counts: packNumbers(counts), byTerm: packSets([...found.values()])};
}

function unpackQuestions({counts, byTerm}: PackedQuestions, terms: readonly string[]): Question[] {
  const questions = unpackNumbers(counts).flatMap((count, document) =>
    Array.from({length: count}, () => ({document, terms: [] as string[]})),
  );
  unpackSets(byTerm, (term, question) => {
    questions[question]?.terms.push(terms[term] ?? '');
  });
  return questions;
}

function isPackedKnowledge(value: unknown): value is PackedKnowledge {
  return (
    isRecord(value) &&
    isRecord(value.questions) &&
    typeof value.questions.counts === 'string' &&
    isPackedSets(value.questions.byTerm) &&
    isPackedLists(value.messages) &&
    isPackedTerms(value.messageWords) &&
    typeof value.thesaurus === 'string' &&
    isPackedNames(value.names)
  );
}
