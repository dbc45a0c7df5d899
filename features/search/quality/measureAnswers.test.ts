import {describe, expect, it} from 'vitest';

import {measureAnswers, missed} from './measureAnswers';

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

  it('names the queries that were not answered by the first page', () => {
    expect(missed(answered)).toEqual([
      '"b": /1, not /2 or /3',
      '"c": /1, not /6',
      '"d": nothing, not /1',
    ]);
  });
});
