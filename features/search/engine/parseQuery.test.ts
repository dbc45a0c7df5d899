import {describe, expect, it} from 'vitest';

import {parseQuery} from './parseQuery';

const words = (text: string) => parseQuery(text).map(({word}) => word);

describe('parseQuery', () => {
  it('leaves out repeated words and those that say nothing', () => {
    expect(words('how to map the Map')).toEqual(['map']);
  });

  it('keeps words that say nothing when there are no others', () => {
    expect(words('this')).toEqual(['this']);
  });

  it('knows the parts of identifiers', () => {
    expect(parseQuery('lazyLoading map')).toEqual([
      {word: 'lazyloading', parts: ['lazy', 'loading']},
      {word: 'map', parts: []},
    ]);
  });

  it('leaves out what a log puts around a message', () => {
    expect(words('request.CRITICAL: No rope in /srv/src/Rope.php:12')).toEqual(['rope']);
  });

  it('counts only the words that the index has toward the limit', () => {
    const text = 'how can i read a 2 gb file without loading all of it in memory';
    expect(parseQuery(text).map(({word}) => word)).toContain('memory');
  });

  it('cuts long queries and words', () => {
    expect(words('x'.repeat(1000))).toEqual(['x'.repeat(60)]);
    expect(words('a1 b2 c3 d4 e5 f6 g7 h8 i9 j1 k2 l3 m4 n5')).toHaveLength(12);
  });
});
