import type {Measurement} from '../measurement';
import type {Run} from './engines/run';
import {type AnsweredQuery, type Figures, figuresOf} from '../../features/search/quality/figures';
import {share} from '../numbers';
import type {GradedQuery} from '../../features/search/quality/sets';

/** A run with its figures. */
export interface Rated {
  readonly run: Run;
  readonly answered: readonly AnsweredQuery[];
  readonly figures: Figures;
}

/** How well a run answered the queries. */
export function rate(run: Run, queries: readonly GradedQuery[]): Rated {
  if (run.found.length !== queries.length) {
    throw new Error(`${run.engine}: ${run.found.length} answers to ${queries.length} queries.`);
  }
  const answered = queries.map((one, place) => ({...one, found: run.found[place] ?? []}));
  return {run, answered, figures: figuresOf(answered)};
}

/** The configuration of each engine with the highest value of a figure. */
export function bestSettings(
  rated: readonly Rated[],
  figure: 'mrr' | 'acceptableFirst' = 'mrr',
): Rated[] {
  const best = new Map<string, Rated>();
  for (const one of rated) {
    const other = best.get(one.run.engine);
    if (other === undefined || one.figures[figure] > other.figures[figure]) {
      best.set(one.run.engine, one);
    }
  }
  return [...best.values()];
}

const targets = {acceptableFirst: 0.93, firstFive: 0.99, mrr: 0.95} as const;

/** Ours must reach its targets, find something for every query, and rank first. */
export function judge(best: readonly Rated[]): Pick<Measurement, 'passed' | 'result'> {
  const ours = best.find(({run}) => run.engine === 'ours')?.figures;
  const [next] = best
    .filter(({run}) => run.engine !== 'ours')
    .sort((a, b) => b.figures.mrr - a.figures.mrr);
  if (ours === undefined || next === undefined) {
    throw new Error('Nothing was compared.');
  }
  const {acceptableFirst, firstFive, mrr, none} = ours;
  const missed = [
    ...(acceptableFirst < targets.acceptableFirst
      ? [`success@1 ${share(targets.acceptableFirst)}`]
      : []),
    ...(firstFive < targets.firstFive ? [`success@5 ${share(targets.firstFive)}`] : []),
    ...(mrr < targets.mrr ? [`MRR@10 ${share(targets.mrr)}`] : []),
    ...(none > 0 ? ['a result for every query'] : []),
    ...(mrr <= next.figures.mrr ? ['to be first'] : []),
  ];
  return {
    passed: missed.length === 0,
    result:
      `MRR@10 ${share(mrr)}, success@1 ${share(acceptableFirst)}, success@5 ${share(firstFive)}; ` +
      `next is ${next.run.engine} with MRR@10 ${share(next.figures.mrr)}; ` +
      `targets missed: ${missed.join(', ') || 'none'}`,
  };
}
