import {expect, it} from 'vitest';

import {searchData} from '../build/searchData';
import {expandTerms} from './expandTerms';
import {parseQuery} from './parseQuery';
import {defaultWeights} from './weights';

const tell = (text: string) =>
  expandTerms(parseQuery(text), searchData.index, defaultWeights).map(({idf}) => idf);

it('a word of mood tells less beside other words', () => {
  const [alone = 0] = tell('already');
  const [beside = 0] = tell('already keyset');
  expect(alone).toBeGreaterThan(0);
  expect(beside).toBeCloseTo(0.3 * alone);
});
