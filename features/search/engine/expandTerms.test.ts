import {expect, it} from 'vitest';

import {searchData} from '../build/searchData';
import {expandTerms} from './expandTerms';
import {parseQuery} from './parseQuery';
import {defaultWeights} from './weights';

const idfOf = (text: string) =>
  expandTerms(parseQuery(text), searchData.index, defaultWeights).map(({idf}) => idf);

it('a filler word weighs less beside other words', () => {
  const [alone = 0] = idfOf('already');
  const [beside = 0] = idfOf('already keyset');
  expect(alone).toBeGreaterThan(0);
  expect(beside).toBeCloseTo(0.3 * alone);
});
