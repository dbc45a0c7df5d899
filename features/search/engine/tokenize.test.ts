import {describe, expect, it} from 'vitest';

import {tokenize, wholeWords} from './tokenize';

describe('tokenize', () => {
  it.each([
    ['PropertyMapperResolver', ['propertymapperresolver', 'property', 'mapper', 'resolver']],
    ['HTMLParser2', ['htmlparser2', 'html', 'parser', '2']],
    ['rekalogika_file.cache', ['rekalogika_file', 'rekalogika', 'file', 'cache']],
    ['#[Map]', ['map']],
    ['App\\Entity', ['app', 'entity']],
    ['Zürich 你好', ['zürich', '你好']],
    ['*:~^+-', []],
  ])('splits %s', (text, words) => {
    expect(tokenize(text).map(({word}) => word)).toEqual(words);
  });

  it('returns the places of words', () => {
    const text = 'a lazyLoading';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'a',
      'lazyLoading',
      'lazy',
      'Loading',
    ]);
  });

  it('leaves identifiers whole on request', () => {
    expect(wholeWords('new MapperOptions(lazyLoading: true)')).toEqual([
      'new',
      'mapperoptions',
      'lazyloading',
      'true',
    ]);
  });
});
