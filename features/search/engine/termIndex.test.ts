import {describe, expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {parseIndex} from './termIndex';

const index = buildIndex([
  {type: 0, url: '/a', title: 'Lazy', content: 'lazy, loading', keywords: 'proxy'},
]);

describe('parseIndex', () => {
  it('reads the terms in order, and the documents that hold them', () => {
    const {terms, postings} = parseIndex(JSON.parse(JSON.stringify(index)));
    expect(terms).toEqual(['lazi', 'load', 'proxi']);
    expect(postings.get('lazi')).toEqual([
      {document: 0, field: 'title', count: 1},
      {document: 0, field: 'content', count: 1},
    ]);
    expect(postings.get('proxi')).toEqual([{document: 0, field: 'keywords', count: 1}]);
  });

  it.each([
    ['a list', [], 'expected form'],
    ['no terms', {...index, terms: {shared: ''}}, 'expected form'],
    ['no postings', {...index, postings: null}, 'expected form'],
    ['a field without postings', {...index, postings: {}}, 'the field title'],
    ['half a field', {...index, postings: {title: {sizes: '', gaps: ''}}}, 'the field title'],
  ])('rejects %s', (_, file, reason) => {
    expect(() => parseIndex(file)).toThrow(reason);
  });
});
