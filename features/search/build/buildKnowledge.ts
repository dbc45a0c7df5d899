import {type PackedKnowledge, frequentFirst, packSymbols} from '../engine/knowledge';
import {type Names, packNames} from '../engine/names';
import {packLists} from '../engine/packedLists';
import {packTerms} from '../engine/packedTerms';
import {indexTerm, questionTerms} from '../engine/terms';
import {wholeWords} from '../engine/tokenize';
import type {WholeDocument} from './buildIndex';
import {Places} from './placeSources';
import type {QuestionsByAddress, Sources} from './sources';

// A method of more classes than this does not identify any of them.
const mostOwners = 3;

/** The different terms of all questions, which the index has to have numbers for. */
export function termsOfQuestions(questions: QuestionsByAddress): string[] {
  return [...new Set([...questions.values()].flat().flatMap(questionTerms))];
}

/** What the sources say about the documents, packed; throws when a question is for a place that does not exist. */
export function buildKnowledge(
  documents: readonly WholeDocument[],
  sources: Sources,
  terms: readonly string[],
  documentsWith: (place: number) => number,
): PackedKnowledge {
  const places = new Places(documents);
  const messages = placedMessages(places, sources);
  const words = [...new Set(messages.flatMap((one) => one.words))].sort();
  const numbers = new Map(words.map((word, place) => [word, place]));
  const symbols = unknownSymbols(sources, terms);
  return {
    questions: packQuestions(documents, sources.questions, terms, documentsWith),
    messages: packLists(
      messages.map(({document, words: ofOne}) => ({
        document,
        values: ofOne.map((word) => numbers.get(word) ?? 0),
      })),
      documents.length,
    ),
    messageWords: packTerms(words),
    symbols: packTerms(symbols.map(([name]) => name)),
    ...packSymbols(symbols),
    thesaurus: sources.thesaurus.map((pair) => pair.join('\t')).join('\n'),
    names: packNames(namesOfSite(documents, sources)),
  };
}

/** The names of the sections that the site has; a site of the tests has few. */
function namesOfSite(
  documents: readonly WholeDocument[],
  {names: {classes, gone}}: Sources,
): Names {
  const routes = new Set(documents.map(({url}) => url));
  const isHere = ({section}: {readonly section: string}) => routes.has(`/${section}`);
  return {classes: classes.filter(isHere), gone: gone.filter(isHere)};
}

/** The address of the first page of a section. */
function landingOf(address: string): string {
  return /^\/[^/#]+/.exec(address)?.[0] ?? address;
}

function packQuestions(
  documents: readonly WholeDocument[],
  questions: QuestionsByAddress,
  terms: readonly string[],
  documentsWith: (place: number) => number,
) {
  const addresses = new Map(documents.map(({url}, number) => [url, number]));
  // A site without a section, such as those of the tests, has none of its questions.
  const known = [...questions].filter(([address]) => addresses.has(landingOf(address)));
  const unknown = known.map(([address]) => address).filter((address) => !addresses.has(address));
  if (unknown.length > 0) {
    throw new Error(
      `search-index: questions for a page or heading that does not exist: ${unknown.join(', ')}`,
    );
  }
  const ranks = new Map(
    frequentFirst(terms.length, documentsWith).map((term, rank) => [terms[term] ?? '', rank]),
  );
  const lists = known.flatMap(([address, texts]) =>
    texts.map((text) => ({
      document: addresses.get(address) ?? 0,
      values: questionTerms(text)
        .map((term) => ranks.get(term) ?? 0)
        .sort((a, b) => a - b),
    })),
  );
  return packLists(lists, documents.length);
}

/** Names that are not terms of the index, with the numbers of the terms that replace them in a query. */
function unknownSymbols({symbols}: Sources, terms: readonly string[]): [string, number[]][] {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const found = new Map<string, Set<number>>();
  for (const {name, owners} of symbols) {
    const word = name.toLowerCase();
    if (isOneWord(word) && !numbers.has(indexTerm(word) ?? word)) {
      const [first] = owners.flatMap(
        (owner) => numbers.get(indexTerm(owner.toLowerCase()) ?? '') ?? [],
      );
      const known = found.get(word) ?? new Set();
      found.set(word, first === undefined || known.size >= mostOwners ? known : known.add(first));
    }
  }
  return [...found]
    .map(([name, owners]): [string, number[]] => [name, [...owners]])
    .filter(([, owners]) => owners.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function isOneWord(name: string): boolean {
  return wholeWords(name)[0] === name;
}

/** The messages of the sources with their words, each text of a document once. */
function placedMessages(places: Places, {messages}: Sources) {
  const found = new Map<string, {document: number; words: readonly string[]}>();
  for (const message of messages) {
    const words = wholeWords(message.template);
    for (const {document} of words.length > 1 ? places.placeMessage(message) : []) {
      found.set(`${document} ${words.join(' ')}`, {document, words});
    }
  }
  return [...found.values()];
}
