import type {SearchData} from '../engine/load';
import {
  type AnsweredQuery,
  type Figures,
  figuresByKind,
  figuresOf,
  misses,
} from '../quality/figures';
import {type ReaderPlace, places} from '../quality/generations';
import type {GradedQuery} from '../quality/sets';
import {firstPages, readerSection} from './runGeneration';
import {table} from './showGenerations';

/** Answers a set for readers at one place. */
export function answerSet(
  data: SearchData,
  queries: readonly GradedQuery[],
  at: ReaderPlace,
): AnsweredQuery[] {
  return queries.map((one, place) => ({
    ...one,
    found: firstPages(data, one.query, readerSection(at, one.section, place)),
  }));
}

/** The figures of a set by place and by kind, and the queries that no good page answers first, as Markdown. */
export function evaluateSet(data: SearchData, queries: readonly GradedQuery[]): string {
  const answers = places.map((at) => [at, answerSet(data, queries, at)] as const);
  const outside = answers[0]?.[1] ?? [];
  return [
    table(
      'Reader',
      answers.map(([at, list]): [string, Figures] => [at, figuresOf(list)]),
    ),
    table('Kind, outside', figuresByKind(outside)),
    ...misses(outside).map(
      ({query, kind, found, grade}) =>
        `${kind} "${query.slice(0, 100)}": ${found.slice(0, 3).join(', ')}, not ${grade.intended.join(' or ')}`,
    ),
  ].join('\n');
}
