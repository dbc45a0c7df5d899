import type {SearchData} from '../engine/load';
import {type Figures, type GradedAnswer, figuresByKind, figuresOf} from '../quality/figures';
import {type ReaderPlace, places} from '../quality/generations';
import type {GradedQuery} from '../quality/sets';
import {firstPages, readerSection} from './runGeneration';
import {table} from './showGenerations';

/** Answers a set for readers at one place. */
export function answerSet(
  data: SearchData,
  queries: readonly GradedQuery[],
  at: ReaderPlace,
): (GradedAnswer & {readonly query: string})[] {
  return queries.map(({query, kind, section, grade}, place) => ({
    query,
    kind,
    grade,
    found: firstPages(data, query, readerSection(at, section, place)),
  }));
}

/** The figures of a set by place and by kind, and the queries that no good page answers first, as Markdown. */
export function evaluateSet(data: SearchData, queries: readonly GradedQuery[]): string {
  const answers = places.map((at) => [at, answerSet(data, queries, at)] as const);
  const outside = answers[0]?.[1] ?? [];
  const missed = outside.filter(
    ({found: [first = ''], grade}) => ![...grade.intended, ...grade.acceptable].includes(first),
  );
  return [
    table(
      'Reader',
      answers.map(([at, list]): [string, Figures] => [at, figuresOf(list)]),
    ),
    table('Kind, outside', figuresByKind(outside)),
    ...missed.map(
      ({query, kind, found, grade}) =>
        `${kind} "${query.slice(0, 100)}": ${found.slice(0, 3).join(', ')}, not ${grade.intended.join(' or ')}`,
    ),
  ].join('\n');
}
