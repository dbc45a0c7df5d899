import {expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {noSources} from '../build/sources';
import {expandTerms} from './expandTerms';
import {indexPages} from './pageIndex';
import {parseQuery} from './parseQuery';
import {parseIndex} from './termIndex';
import {defaultWeights} from './weights';

const documents = [
  {type: 0 as const, url: '/harbor', title: 'harbor', content: 'Tow a ship. A line. Ropes.'},
  {type: 0 as const, url: '/rent', title: 'rent', content: 'Par. Parents. A RopeWinch. Roped.'},
];
const thesaurus = [['line', 'rope'] as const, ['tug', 'tow ship'] as const];
const file: unknown = JSON.parse(JSON.stringify(buildIndex(documents, {...noSources, thesaurus})));
const index = indexPages(documents, parseIndex(file));
const termsOf = (text: string, weights = defaultWeights) =>
  expandTerms(parseQuery(text), index, weights).map(({expansions}) =>
    expansions.map(({term, way}) => `${term} ${way}`),
  );

it('a word of the pages may also mean the one that the thesaurus has for it', () => {
  expect(termsOf('line')).toEqual([['line exact', 'rope thesaurus']]);
  const meanings = {...defaultWeights.meanings, thesaurus: 0};
  expect(termsOf('line', {...defaultWeights, meanings})).toEqual([['line exact']]);
});

it('a word that no page has is replaced by those that the thesaurus has for it', () => {
  expect(termsOf('tug')).toEqual([['tow exact'], ['ship exact']]);
});

it('a misspelled word is corrected before it is split into two', () => {
  expect(termsOf('parrent')).toEqual([['parent fuzzy']]);
  expect(termsOf('towrope')).toEqual([['tow exact'], ['rope exact', 'ropewinch prefix']]);
});

it('a word is not corrected where corrections have no weight', () => {
  const meanings = {...defaultWeights.meanings, correction: 0};
  const [expanded] = expandTerms(parseQuery('parrent'), index, {...defaultWeights, meanings});
  expect(expanded?.expansions.filter(({weight}) => weight === 0)).toEqual([]);
});

it('only the last word may be unfinished: another one may be misspelled as well', () => {
  expect(termsOf('ropewi')).toEqual([['ropewinch prefix']]);
  expect(termsOf('ropew ship')[0]).toEqual(['ropewinch prefix', 'rope fuzzy']);
});
