import {describe, expect, it} from 'vitest';

import {searchData} from '../build/searchData';
import {noSources} from '../build/sources';
import {sealJson} from '../../../shared/json/sealedJson';
import {figuresOf} from '../quality/figures';
import {generationProblems, parseRun} from '../quality/generations';
import {readSet} from '../quality/sets';
import {ablate, ablations} from './ablate';
import {evaluateSet} from './evaluateSet';
import {missingQuestions, unexplainedMessages} from './listGaps';
import {readerSection, runGeneration} from './runGeneration';
import {newestBesideFitted, showGenerations} from './showGenerations';

const good = {intended: ['/mapper/lazy'], acceptable: []};
const queries = [
  {query: 'lazy loading', kind: 'topic', section: 'mapper', grade: good},
  {query: 'keyset', kind: 'topic', section: null, grade: good},
];

describe('commands of the search', () => {
  it('evaluate a set by place and kind, and name what was missed', () => {
    const text = evaluateSet(searchData, queries);
    expect(text).toContain('| outside | 2 | 0.500 | 0.500 | 0.500 | 0.500 | 0 |');
    expect(text).toContain('topic "keyset": /rekapager, not /mapper/lazy');
  });

  it('take each weight away, and all of the keywords', () => {
    const names = ablations().map(([name]) => name);
    expect(names).toContain('bonuses.question');
    expect(names.at(-1)).toBe('all of keywords');
    expect(ablate(searchData, queries).split('\n')).toHaveLength(names.length + 2);
  });

  it('list messages without a page and pages without questions', () => {
    const documents = searchData.searchDocs;
    const message = {
      template: 'A rope is gone',
      error: undefined,
      sections: ['mapper'],
      place: 'a',
    };
    expect(unexplainedMessages(documents, {...noSources, messages: [message]})[0]).toBe(
      '1 of 1 messages are on no page',
    );
    const questions = new Map([['/mapper/lazy#off', ['map a list']]]);
    const lines = missingQuestions(documents, questions);
    expect(lines[0]).toBe('1 questions on 1 of 4 pages; none on:');
    expect(lines).toContain('/rekapager');
  });

  it('run a generation for readers at three places, and show its figures', () => {
    const generation = {
      generation: 1,
      date: '2026-11-22',
      sources: 'mapper v3.0.0',
      queries: [{query: 'lazy', kind: 'topic', section: 'mapper', need: 'What is lazy.'}],
    };
    const text = JSON.stringify(generation);
    const run = runGeneration(searchData, text, {date: '2026-11-23', commit: 'abc'});
    expect(run.results[0]?.outside[0]).toBe('/mapper/lazy');
    const sealed = sealJson(JSON.stringify(run, null, 1));
    const files = {name: '1', queries: text, run: sealed, grades: null};
    expect(generationProblems(files, ['topic'], ['mapper'])).toEqual([]);
    const graded = {generation, run: parseRun(sealed, '1.run.json'), grades: {lazy: good}};
    expect(showGenerations([graded])).toContain(
      '| inside | 1 | 1.000 | 1.000 | 1.000 | 1.000 | 0 |',
    );
    const figures = figuresOf([{query: 'lazy', kind: 'topic', found: ['/mapper'], grade: good}]);
    const beside = newestBesideFitted([graded], figures);
    expect(beside).toContain('| generation 1, first run, reader inside | 1 | 1.000 |');
    expect(beside).toContain('| fitted, today, reader outside | 1 | 0.000 |');
    expect(() => newestBesideFitted([], figures)).toThrow('No generation');
  });

  it('put a reader elsewhere always into another section', () => {
    expect(readerSection('elsewhere', 'mapper', 3)).not.toBe('mapper');
    expect(readerSection('inside', null, 3)).toBe('');
    expect(readerSection('outside', 'mapper', 3)).toBe('');
  });

  it('read the sets by name', () => {
    expect(readSet('development').length).toBeGreaterThan(100);
    expect(readSet('fitted')[0]?.grade.intended.length).toBeGreaterThan(0);
    expect(() => readSet('99')).toThrow('99.grades.json is missing. A set is fitted,');
  });
});
