import type {WholeDocument} from '../build/buildIndex';
import {Places} from '../build/placeSources';
import type {Sources} from '../build/sources';
import {routeOf} from '../engine/documents';

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

/** Pages and level-2 sections without questions, and how many questions there are. */
export function missingQuestions(
  documents: readonly WholeDocument[],
  {questions}: Sources,
): string[] {
  const routes = new Set(documents.map(({url}) => routeOf(url)));
  const missing = [...routes].filter((route) => !questions.has(route));
  const count = [...questions.values()].flat().length;
  return [
    `${count} questions on ${routes.size - missing.length} of ${routes.size} pages; none on:`,
    ...missing,
  ];
}
