import type {Measurement} from '../measurement';
import type {Run} from './engines/run';
import {
  type Answered,
  type Measures,
  measureAnswers,
} from '../../features/search/quality/measureAnswers';
import {share} from '../numbers';
import type {Query} from '../../features/search/quality/queries';

/** A run with its scores. */
export interface Rated {
  readonly run: Run;
  readonly answered: readonly Answered[];
  readonly measures: Measures;
}

/** How well a run answered the queries. */
export function rate(run: Run, queries: readonly Query[]): Rated {
  if (run.found.length !== queries.length) {
    throw new Error(`${run.engine}: ${run.found.length} answers to ${queries.length} queries.`);
  }
  const answered = queries.map(({query, answers}, place) => ({
    query,
    answers,
    found: run.found[place] ?? [],
  }));
  return {run, answered, measures: measureAnswers(answered)};
}

/** The configuration of each engine with the highest value of a measure. */
export function bestSettings(
  rated: readonly Rated[],
  measure: 'mrrAt10' | 'successAt1' = 'mrrAt10',
): Rated[] {
  const best = new Map<string, Rated>();
  for (const one of rated) {
    const other = best.get(one.run.engine);
    if (other === undefined || one.measures[measure] > other.measures[measure]) {
      best.set(one.run.engine, one);
    }
  }
  return [...best.values()];
}

const targets = {successAt1: 0.93, successAt5: 0.99, mrrAt10: 0.95} as const;

/** Ours must reach its targets, find something for every query, and rank first. */
export function judge(best: readonly Rated[]): Pick<Measurement, 'passed' | 'result'> {
  const ours = best.find(({run}) => run.engine === 'ours')?.measures;
  const [next] = best
    .filter(({run}) => run.engine !== 'ours')
    .sort((a, b) => b.measures.mrrAt10 - a.measures.mrrAt10);
  if (ours === undefined || next === undefined) {
    throw new Error('Nothing was compared.');
  }
  const {successAt1, successAt5, mrrAt10, withoutResult} = ours;
  const missed = [
    ...(successAt1 < targets.successAt1 ? [`success@1 ${share(targets.successAt1)}`] : []),
    ...(successAt5 < targets.successAt5 ? [`success@5 ${share(targets.successAt5)}`] : []),
    ...(mrrAt10 < targets.mrrAt10 ? [`MRR@10 ${share(targets.mrrAt10)}`] : []),
    ...(withoutResult > 0 ? ['a result for every query'] : []),
    ...(mrrAt10 <= next.measures.mrrAt10 ? ['to be first'] : []),
  ];
  return {
    passed: missed.length === 0,
    result:
      `MRR@10 ${share(mrrAt10)}, success@1 ${share(successAt1)}, success@5 ${share(successAt5)}; ` +
      `next is ${next.run.engine} with MRR@10 ${share(next.measures.mrrAt10)}; ` +
      `targets missed: ${missed.join(', ') || 'none'}`,
  };
}
