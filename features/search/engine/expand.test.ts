import {describe, expect, it} from 'vitest';

import {expandJoined, expandWord, splitCompound} from './expand';

const terms = [
  'configur',
  'lazi',
  'load',
  'map',
  'mapper',
  'mapperinterfac',
  'preset',
  'resolv',
  'transform',
  'transformerinterfac',
];
const expand = (word: string, parts: string[] = []) =>
  expandWord({word, parts}, terms).map(({term, way}) => `${term} ${way}`);

describe('expandWord', () => {
  it('knows a word by its stem, and longer words that begin with it', () => {
    expect(expand('lazy')).toEqual(['lazi exact']);
    expect(expand('map')).toEqual(['map exact', 'mapper prefix', 'mapperinterfac prefix']);
  });

  it('prefers the word itself to longer ones, and shorter to longer beginnings', () => {
    const weights = expandWord({word: 'mapper', parts: []}, terms).map(({weight}) => weight);
    expect(weights[0]).toBe(1);
    expect(weights[1]).toBeLessThan(0.5);
  });

  it('reads half words and words with more than their stem', () => {
    expect(expand('transfor')).toEqual(['transform prefix', 'transformerinterfac prefix']);
    expect(expand('configurat')).toEqual(['configur prefix']);
    expect(expand('configurxx')).toEqual(['configur suffix']);
    expect(expand('lazily')).toEqual(['lazi suffix']);
  });

  it('reads typing errors of one or two letters', () => {
    expect(expand('lozi')).toContain('lazi fuzzy');
    expect(expand('mapperintrefac')).toContain('mapperinterfac fuzzy');
    expect(expand('qqqqqqqq')).toEqual([]);
  });

  it('reads a British word as the American one that is there', () => {
    const exactTerms = (word: string) =>
      expandWord({word, parts: []}, ['color', 'organ', 'serial']).map(({term}) => term);
    expect(exactTerms('serialise')).toEqual(['serial']);
    expect(exactTerms('colour')).toEqual(['color']);
    expect(exactTerms('harbour')).toEqual([]);
  });

  it('falls back to the parts of an identifier', () => {
    expect(expand('resolverloadkeyset', ['resolver', 'load', 'keyset'])).toEqual([
      'resolv part',
      'load part',
    ]);
  });
});

describe('compounds', () => {
  it('are joined and split where the index has them so', () => {
    const word = (text: string) => ({word: text, parts: []});
    expect(expandJoined(word('pre'), word('set'), terms).map(({term}) => term)).toEqual(['preset']);
    expect(expandJoined(word('pre'), word('load'), terms)).toEqual([]);
    expect(splitCompound('lazyload', terms)).toEqual(['lazy', 'load']);
    expect(splitCompound('nothing', terms)).toBeUndefined();
  });
});
