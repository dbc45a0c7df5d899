import type {WholeDocument} from '../build/buildIndex';
import {Places} from '../build/placeSources';
import type {QuestionsByAddress, Sources} from '../build/sources';
import {type SearchDocument, routeOf} from '../engine/documents';

/** Messages whose words are on no page of their library, with what they lead to and where they come from. */
export function unexplainedMessages(
  documents: readonly WholeDocument[],
  {messages}: Sources,
): string[] {
  const places = new Places(documents);
  const lines = messages.flatMap((message) => {
    const [placed] = places.placeMessage(message);
    const url = placed === undefined ? 'nothing' : (documents[placed.document]?.url ?? '');
    return placed?.by === 'choice' || placed?.by === 'text'
      ? []
      : [
          `${message.sections.join(', ')}: "${message.template}" (${message.place}) leads to ${url}`,
        ];
  });
  return [`${lines.length} of ${messages.length} messages are on no page`, ...lines];
}

/** The pages without questions, and how many questions there are. */
export function missingQuestions(
  documents: readonly SearchDocument[],
  questions: QuestionsByAddress,
): string[] {
  const routes = new Set(documents.map(({url}) => routeOf(url)));
  const answering = new Set([...questions.keys()].map(routeOf));
  const missing = [...routes].filter((route) => !answering.has(route));
  const count = [...questions.values()].flat().length;
  return [
    `${count} questions on ${routes.size - missing.length} of ${routes.size} pages; none on:`,
    ...missing,
  ];
}
