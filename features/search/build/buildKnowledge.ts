import {type PackedKnowledge, frequentFirst, packSymbols} from '../engine/knowledge';
import {packLists} from '../engine/packedLists';
import {packTerms} from '../engine/packedTerms';
import {questionTerms} from '../engine/terms';
import {wholeWords} from '../engine/tokenize';
import type {WholeDocument} from './buildIndex';
import {Places} from './placeSources';
import type {QuestionsByAddress, Sources} from './sources';

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
  const symbols = places
    .placeSymbols(sources.symbols)
    .map(({name, documents: found}) => [name, found] as const);
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
  };
}

function packQuestions(
  documents: readonly WholeDocument[],
  questions: QuestionsByAddress,
  terms: readonly string[],
  documentsWith: (place: number) => number,
) {
  const addresses = new Map(documents.map(({url}, number) => [url, number]));
  const unknown = [...questions.keys()].filter((address) => !addresses.has(address));
  if (unknown.length > 0) {
    throw new Error(
      `search-index: questions for what is no page or heading: ${unknown.join(', ')}`,
    );
  }
  const ranks = new Map(
    frequentFirst(terms.length, documentsWith).map((term, rank) => [terms[term] ?? '', rank]),
  );
  const lists = [...questions].flatMap(([address, texts]) =>
    texts.map((text) => ({
      document: addresses.get(address) ?? 0,
      values: questionTerms(text)
        .map((term) => ranks.get(term) ?? 0)
        .sort((a, b) => a - b),
    })),
  );
  return packLists(lists, documents.length);
}

/** The messages of the sources with their words, each text of a document once. */
function placedMessages(places: Places, {messages}: Sources) {
  const found = new Map<string, {document: number; words: readonly string[]}>();
  for (const message of messages) {
    const placed = places.placeMessage(message);
    const words = wholeWords(message.template);
    if (placed !== undefined && words.length > 1) {
      found.set(`${placed.document} ${words.join(' ')}`, {document: placed.document, words});
    }
  }
  return [...found.values()];
}
