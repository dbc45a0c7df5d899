import {describe, expect, it} from 'vitest';

import type {Run} from './engines/run';
import {judge, bestSettings, rate} from './rate';
import {showComparison, showGeneration} from './showComparison';

const queries = [
  {query: 'lazy', kind: 'topic', section: null, grade: {intended: ['/lazy'], acceptable: []}},
  {
    query: 'lzy',
    kind: 'typo',
    section: null,
    grade: {intended: ['/lazy', '/eager'], acceptable: []},
  },
];
const run = (engine: string, setting: string, ...found: string[][]): Run => ({
  engine,
  setting,
  found,
  indexBytes: 1234,
  firstBytes: 5678,
});
const ours = run('ours', 'default', ['/lazy'], ['/eager']);
const poor = run('Other', 'poor', [], []);
const better = run('Other', 'better', ['/map', '/lazy'], []);
const rated = [ours, poor, better].map((one) => rate(one, queries));

describe('rate', () => {
  it('measures, and rejects a run without an answer to each query', () => {
    expect(rated[2]?.figures).toEqual({
      queries: 2,
      intendedFirst: 0,
      acceptableFirst: 0,
      firstFive: 0.5,
      mrr: 0.25,
      none: 1,
    });
    expect(() => rate(run('Other', 'short', []), queries)).toThrow('1 answers to 2 queries');
  });
});

describe('bestSettings', () => {
  it('uses the configuration of each engine with the highest rank', () => {
    expect(bestSettings(rated).map(({run: {setting}}) => setting)).toEqual(['default', 'better']);
  });
});

describe('judge', () => {
  it('accepts ours if it reaches its targets and ranks first', () => {
    expect(judge(bestSettings(rated))).toEqual({
      passed: true,
      result:
        'MRR@10 1.000, success@1 1.000, success@5 1.000; next is Other with MRR@10 0.250; targets missed: none',
    });
    const failing = [better, run('ours', 'default', ['/lazy'], [])];
    const judged = judge(failing.map((one) => rate(one, queries)));
    expect(judged.passed).toBe(false);
    expect(judged.result).toMatch(
      /missed: success@1 0.930, success@5 0.990, MRR@10 0.950, a result for every query$/,
    );
    expect(() => judge([])).toThrow('Nothing was compared');
  });
});

describe('showComparison', () => {
  const text = showComparison(rated, [{engine: 'Third', reason: 'no network'}], queries, 7);

  it('shows each engine once, with the reason if it was not run', () => {
    expect(text).toContain('7 pages, 2 queries');
    expect(text).toContain('| ours | 1.000 | 1.000 | 1.000 | 0 | 1,234 | 5,678 |');
    expect(text).toContain('| Other | 0.000 | 0.500 | 0.250 | 1 | 1,234 | 5,678 |');
    expect(text).toContain('| Third, not run: no network |');
  });

  it('shows kinds, settings and what ours misses', () => {
    expect(text).toContain('| typo | 1 | 1.000 | 0.000 |');
    expect(text).toContain('| Other | poor | 0.000 | 0.000 | 0.000 | 2 |');
    expect(text).toMatch(/first page:\n\n- none$/);
    const faulty = [run('ours', 'default', ['/map'], []), poor].map((one) => rate(one, queries));
    expect(showComparison(faulty, [], queries, 7)).toContain('- "lazy": /map, not /lazy');
  });
});

describe('showGeneration', () => {
  it('names the generation, and shows engines and kinds', () => {
    const text = showGeneration('7', rated, [], queries);
    expect(text).toMatch(/^Generation 7, 2 queries/);
    expect(text).toContain('| ours | 1.000 | 0 |');
    expect(text).toContain('| Other | 0.000 | 2 |');
    expect(text).toContain('| typo | 1 | 1.000 | 0.000 |');
  });
});
