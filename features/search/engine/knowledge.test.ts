import {describe, expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {noSources} from '../build/sources';
import {answerQuery} from './answerQuery';
import {unpackKnowledge} from './knowledge';
import {indexPages} from './pageIndex';
import {type NumberList, packLists, unpackLists} from './packedLists';
import {parseQuery} from './parseQuery';
import {rank} from './rank';
import {parseIndex} from './termIndex';
import {defaultWeights} from './weights';

const page = (url: string, title: string, content: string) => ({
  type: 0 as const,
  url,
  title,
  content,
  library: url.split('/')[1] ?? '',
});
const documents = [
  page('/harbor', 'harbor', 'Ships, ropes and anchors.'),
  {
    ...page('/harbor#rope', 'Ropes', 'A rope holds a ship. RopeFactory makes one.'),
    type: 1 as const,
  },
  page(
    '/harbor/troubleshooting',
    'Troubleshooting',
    'Cannot moor the ship "…" at pier 3: no rope.',
  ),
  page('/market', 'market', 'Fish and fruit, sold on stalls. Mooring is not sold here.'),
];
const asked = 'keep a boat from drifting away';
const sources = {
  ...noSources,
  questions: new Map([
    ['/harbor#rope', [...Array<string>(9).fill(asked), `${asked} at Lowestoft`, 'in Lowestoft']],
  ]),
  messages: [
    {
      template: 'Cannot moor the ship "{}" at pier {}: no rope',
      error: 'MooringException',
      sections: ['harbor'],
      place: 'a.php:1',
    },
    {
      template: 'The tide left {} hours ago',
      error: undefined,
      sections: ['harbor'],
      place: 'a.php:2',
      explainedAt: ['/market', '/harbor#rope'],
    },
  ],
  thesaurus: [['tau', 'rope'] as const, ['bollard line', 'rope'] as const, ['wie', ''] as const],
};
const file = JSON.parse(JSON.stringify(buildIndex(documents, sources))) as object;
const index = indexPages(documents, parseIndex(file));
const data = {searchDocs: documents, options: {maxHits: 10, highlightResult: true}, index};
const first = (text: string, library = '') => answerQuery(data, text, library).pages[0];

describe('the knowledge in the index file', () => {
  it('comes out as it went in', () => {
    const {knowledge} = parseIndex(file);
    const {questions} = knowledge;
    // Without the word of only two questions that no page has, and the question of that word alone.
    expect(questions.map(({terms}) => terms.toSorted().join(' '))).toEqual(
      Array(10).fill('away boat drift keep'),
    );
    expect(questions.map(({document}) => document)).toEqual(Array(10).fill(1));
    expect(knowledge.messages).toEqual([
      {document: 1, words: 'the tide left hours ago'.split(' '), isSecond: true},
      {document: 2, words: 'cannot moor the ship at pier no rope'.split(' '), isSecond: false},
      {document: 3, words: 'the tide left hours ago'.split(' '), isSecond: false},
    ]);
    expect(knowledge.thesaurus.get('tau')).toBe('rope');
  });

  it('keeps the better of two choices for messages with the same words', () => {
    const message = {template: 'The tide left', error: undefined, sections: ['harbor'], place: ''};
    const choices = [
      ['/market', '/harbor'],
      ['/harbor', '/market'],
    ];
    const messages = choices.map((explainedAt) => ({...message, explainedAt}));
    const both = parseIndex(
      JSON.parse(JSON.stringify(buildIndex(documents, {...noSources, messages}))),
    );
    expect(both.knowledge.messages.map(({document, isSecond}) => [document, isSecond])).toEqual([
      [0, false],
      [3, false],
    ]);
  });

  it('may be missing, but not broken', () => {
    expect(unpackKnowledge(undefined, []).messages).toEqual([]);
    expect(() => unpackKnowledge({questions: {}}, [])).toThrow('expected form');
  });

  it('finds a section by the question that it answers', () => {
    expect(first('how do I stop my boat drifting away')?.hits[0]?.url).toBe('/harbor#rope');
  });

  it.each([
    'Cannot moor the ship "Aurora" at pier 7: no rope',
    '[2026-11-22T10:00:00+00:00] app.ERROR: Harbor\\MooringException: Cannot moor the ship "A" at pier 2: no rope at /srv/a.php:12',
    'cannot moor the ship "Aurora" at pier',
  ])('finds the section of a pasted message: %s', (text) => {
    expect(first(text)?.route).toBe('/harbor/troubleshooting');
  });

  it('finds the better section of a message first', () => {
    const {pages} = answerQuery(data, 'The tide left 3 hours ago');
    expect(pages.map(({route}) => route).slice(0, 2)).toEqual(['/market', '/harbor']);
  });

  it.each([
    ['of another language', 'tau'],
    ['of two words of others', 'bollard line'],
    ['with a typing error', 'rpoe'],
  ])('finds a name %s', (_, text) => {
    expect(first(text)?.route).toBe('/harbor');
  });

  it('prefers the library of the reader', () => {
    expect(first('mooring ship', 'market')?.route).not.toBe(undefined);
    const scores = (library: string) =>
      new Map(
        rank(index, {text: 'sold', words: parseQuery('sold'), library}).map(({route, score}) => [
          route,
          score,
        ]),
      );
    expect(scores('market').get('/market')).toBeCloseTo(
      defaultWeights.factors.ownLibrary * (scores('').get('/market') ?? 0),
    );
  });

  it('is not built with questions for a place that does not exist', () => {
    const questions = new Map([['/harbor#gone', ['where is it']]]);
    expect(() => buildIndex(documents, {...noSources, questions})).toThrow('/harbor#gone');
  });
});

describe('packed lists', () => {
  it('keep documents without a list and lists without a number', () => {
    const lists: NumberList[] = [
      {document: 0, values: [3, 200]},
      {document: 2, values: []},
      {document: 2, values: [0]},
    ];
    expect(unpackLists(packLists(lists, 4))).toEqual(lists);
  });
});
