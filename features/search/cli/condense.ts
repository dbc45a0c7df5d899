import {createHash} from 'node:crypto';

import {push} from '../../../shared/lists/push';
import {type WholeDocument, buildIndex} from '../build/buildIndex';
import type {QuestionsByAddress, Sources} from '../build/sources';
import {routeOf} from '../engine/documents';
import type {Question} from '../engine/knowledge';
import {indexPages} from '../engine/pageIndex';
import {parseQuery} from '../engine/parseQuery';
import {rank} from '../engine/rank';
import {parseIndex} from '../engine/termIndex';
import {questionTerms} from '../engine/terms';

// The questions are searched for in five parts, each with the questions of the other four.
const parts = 5;
// The page of the question has to score so much more than the next one.
const margin = 1.15;

interface Searched extends Question {
  readonly address: string;
  readonly text: string;
}

/**
 * The questions that the search answers with their page first, by a margin, without having them: the search files leave
 * them out. What one part leaves out, the search that answers the next part does not have.
 */
export function answeredAnyway(
  documents: readonly WholeDocument[],
  sources: Sources,
): QuestionsByAddress {
  const whole = parseIndex(JSON.parse(JSON.stringify(buildIndex(documents, sources))));
  const numbers = new Map(documents.map(({url}, number) => [url, number]));
  const all = [...sources.questions].flatMap(([address, texts]) =>
    texts.flatMap((text): Searched[] => {
      const document = numbers.get(address);
      return document === undefined ? [] : [{address, text, document, terms: questionTerms(text)}];
    }),
  );
  const answered = new Set<Searched>();
  for (let part = 0; part < parts; part += 1) {
    const questions = all.filter((one) => partOf(one) !== part && !answered.has(one));
    const index = indexPages(documents, {...whole, knowledge: {...whole.knowledge, questions}});
    for (const one of all.filter((other) => partOf(other) === part)) {
      const [first, second] = rank(index, {text: one.text, words: parseQuery(one.text)});
      if (
        first?.route === routeOf(one.address) &&
        first.score >= margin * (second?.score ?? Number.MIN_VALUE)
      ) {
        answered.add(one);
      }
    }
  }
  const found = new Map<string, string[]>();
  for (const {address, text} of answered) {
    push(found, address, text);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Questions in the form of their files. */
export function questionsFile(questions: QuestionsByAddress): string {
  const pages: Record<string, Record<string, readonly string[]>> = {};
  questions.forEach((texts, address) => {
    const route = routeOf(address);
    (pages[route] ??= {})[`#${address.slice(route.length + 1)}`] = texts;
  });
  return JSON.stringify(pages);
}

function partOf({text}: Searched): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % parts;
}
