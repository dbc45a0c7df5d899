import {type PackedKnowledge, type Question, packQuestions, secondMark} from '../engine/knowledge';
import {type Names, packNames} from '../engine/names';
import {packLists} from '../engine/packedLists';
import {packTerms} from '../engine/packedTerms';
import {questionTerms} from '../engine/terms';
import {wholeWords} from '../engine/tokenize';
import type {WholeDocument} from './buildIndex';
import {Places, landingOf} from './placeSources';
import type {QuestionsByAddress, Sources} from './sources';

// A word of fewer questions that is on no page is a noun of the writer's own application: it costs more than it finds.
const minQuestions = 10;

/** The terms that enough questions have, which the index has to have numbers for even if no page has them. */
export function termsOfQuestions(questions: QuestionsByAddress): string[] {
  const counts = new Map<string, number>();
  for (const term of [...questions.values()].flat().flatMap(questionTerms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= minQuestions).map(([term]) => term);
}

/** What the sources say about the documents, packed; throws when a question is for a place that does not exist. */
export function buildKnowledge(
  documents: readonly WholeDocument[],
  sources: Sources,
  terms: readonly string[],
): PackedKnowledge {
  const messages = placedMessages(documents, sources);
  const words = [...new Set(messages.flatMap((one) => one.words))].sort();
  const numbers = new Map(words.map((word, place) => [word, place]));
  return {
    questions: packQuestions(
      placedQuestions(documents, sources.questions, terms),
      terms,
      documents.length,
    ),
    messages: packLists(
      messages.map(({document, words: ofOne}) => ({
        document,
        values: ofOne.map((word) => numbers.get(word) ?? 0),
      })),
      documents.length,
    ),
    messageWords: packTerms(words),
    thesaurus: sources.thesaurus.map((pair) => pair.join('\t')).join('\n'),
    names: packNames(namesOfSite(documents, sources)),
  };
}

/** The names of the sections that the site has; a site of the tests has few. */
function namesOfSite(
  documents: readonly WholeDocument[],
  {names: {classes, gone, goneMembers}}: Sources,
): Names {
  const routes = new Set(documents.map(({url}) => url));
  const isHere = ({section}: {readonly section: string}) => routes.has(`/${section}`);
  const here = classes.filter(isHere);
  const owners = new Set(here.map(({name}) => name));
  return {
    classes: here,
    gone: gone.filter(isHere),
    goneMembers: goneMembers.filter(({owner}) => owners.has(owner)),
  };
}

/** The questions in the order of their documents, each with those of its terms that the index has. */
function placedQuestions(
  documents: readonly WholeDocument[],
  questions: QuestionsByAddress,
  terms: readonly string[],
): Question[] {
  const addresses = new Map(documents.map(({url}, number) => [url, number]));
  // A site without a section, such as those of the tests, has none of its questions.
  const known = [...questions].filter(([address]) => addresses.has(landingOf(address)));
  const unknown = known.map(([address]) => address).filter((address) => !addresses.has(address));
  if (unknown.length > 0) {
    throw new Error(
      `search-index: questions for a page or heading that does not exist: ${unknown.join(', ')}`,
    );
  }
  const indexed = new Set(terms);
  return known
    .flatMap(([address, texts]) =>
      texts.map((text) => ({
        document: addresses.get(address) ?? 0,
        terms: questionTerms(text).filter((term) => indexed.has(term)),
      })),
    )
    .filter(({terms: ofOne}) => ofOne.length > 0)
    .sort((a, b) => a.document - b.document);
}

/** The messages of the sources with their words, each text of a document once. */
function placedMessages(documents: readonly WholeDocument[], {messages}: Sources) {
  if (messages.length === 0) {
    return [];
  }
  const places = new Places(documents);
  const found = new Map<string, {document: number; words: readonly string[]}>();
  for (const message of messages) {
    const words = wholeWords(message.template);
    const placed = words.length > 1 ? places.placeMessage(message) : [];
    placed.forEach(({document, by}, place) => {
      // Only a choice has an order: pages with the same words explain it equally well.
      const isSecond = by === 'choice' && place > 0;
      const key = `${document} ${words.join(' ')}`;
      if (!isSecond || !found.has(key)) {
        found.set(key, {document, words: isSecond ? [secondMark, ...words] : words});
      }
    });
  }
  return [...found.values()];
}
