import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {allLibraries} from '../../src/facts/packages';
import {measureAnswers, missed} from './measureAnswers';
import {hasPage, kinds, readQueries} from './queries';

const queries = readQueries();
const specified = readFileSync('tests/build/specified-routes.txt', 'utf8').split('\n');

describe('the query set', () => {
  it('holds at least 150 different queries of every kind and about every library', () => {
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect([...new Set(queries.map(({kind}) => kind))].sort()).toEqual([...kinds]);
    const sections = new Set(
      queries.flatMap(({answers}) => answers.map((route) => route.split('/')[1])),
    );
    expect(allLibraries.filter(({section}) => !sections.has(section))).toEqual([]);
    console.log(`${String(queries.length)} queries`);
  });

  it('has answers that are pages, or will be by the specification', () => {
    const gone = queries.flatMap(({answers}) =>
      answers.filter((route) => !hasPage(route) && !specified.includes(route)),
    );
    expect(gone).toEqual([]);
  });
});

describe('measureAnswers', () => {
  const answered = [
    {query: 'a', found: ['/1', '/2'], answers: ['/1']},
    {query: 'b', found: ['/1', '/2'], answers: ['/2', '/3']},
    {query: 'c', found: ['/1', '/2', '/3', '/4', '/5', '/6'], answers: ['/6']},
    {query: 'd', found: [], answers: ['/1']},
  ];

  it('counts first places, first fives, mean reciprocal ranks and empty lists', () => {
    expect(measureAnswers(answered)).toEqual({
      queries: 4,
      successAt1: 1 / 4,
      successAt5: 2 / 4,
      mrrAt10: (1 + 1 / 2 + 1 / 6) / 4,
      withoutResult: 1,
    });
  });

  it('tells which queries were not answered at once', () => {
    expect(missed(answered)).toEqual([
      '"b": /1, not /2 or /3',
      '"c": /1, not /6',
      '"d": nothing, not /1',
    ]);
  });
});
