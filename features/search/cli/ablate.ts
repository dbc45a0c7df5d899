import type {SearchData} from '../engine/load';
import {parseQuery} from '../engine/parseQuery';
import {rank} from '../engine/rank';
import {type Weights, defaultWeights} from '../engine/weights';
import {type Figures, figuresOf} from '../quality/figures';
import type {GradedQuery} from '../quality/sets';
import {table} from './showGenerations';

/** The weights with one of them taken away, by its name. */
export function ablations(): [name: string, Weights][] {
  const without = (group: keyof Weights, nothing: number): [string, Weights][] =>
    Object.keys(defaultWeights[group]).map((name) => [
      `${group}.${name}`,
      {...defaultWeights, [group]: {...defaultWeights[group], [name]: nothing}},
    ]);
  const {factors, boosts} = defaultWeights;
  const keywordFactors = Object.keys(factors).filter((name) => /keyword|keyPhrase/i.test(name));
  return [
    ['as it is', defaultWeights],
    ...without('boosts', 0),
    ...without('factors', 1),
    ...without('bonuses', 0),
    ...without('meanings', 0),
    [
      'all of keywords',
      {
        ...defaultWeights,
        boosts: {...boosts, keywords: 0},
        factors: {...factors, ...Object.fromEntries(keywordFactors.map((name) => [name, 1]))},
      },
    ],
  ];
}

/** What the figures of a set are for a reader outside when one weight has no effect, as a Markdown table. */
export function ablate(data: SearchData, queries: readonly GradedQuery[]): string {
  const parsed = queries.map((one) => ({...one, words: parseQuery(one.query)}));
  const rows = ablations().map(([name, weights]): [string, Figures] => [
    name,
    figuresOf(
      parsed.map((one) => ({
        ...one,
        found: rank(data.index, {text: one.query, words: one.words}, weights)
          .slice(0, 10)
          .map(({route}) => route),
      })),
    ),
  ]);
  return table('Without', rows);
}
