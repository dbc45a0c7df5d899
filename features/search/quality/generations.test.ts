import {describe, expect, it} from 'vitest';

import {sealJson} from '../../../shared/json/sealedJson';
import {allLibraries} from '../../library-facts';
import {
  generationNumbers,
  generationProblems,
  parseGrades,
  queriesHash,
  readGeneration,
} from './generations';
import {kinds} from './queries';

const sections = allLibraries.map(({section}) => section);
const queries = JSON.stringify({
  generation: 1,
  date: '2026-11-22',
  sources: 'mapper v3.0.0',
  queries: [{query: 'map a list', kind: 'topic', section: 'mapper', need: 'How a list is mapped.'}],
});
const run = sealJson(
  JSON.stringify(
    {
      generation: 1,
      queriesSha256: queriesHash(queries),
      date: '2026-11-23',
      commit: 'abc',
      pages: 1,
      results: [{query: 'map a list', outside: ['/mapper'], inside: [], elsewhere: []}],
    },
    null,
    1,
  ),
);
const grades = JSON.stringify({'map a list': {intended: ['/mapper'], acceptable: []}});
const problems = (text: string, runText: string | null, gradesText: string | null = null) =>
  generationProblems({name: '1', queries: text, run: runText, grades: gradesText}, kinds, sections);

describe('a generation', () => {
  it('is frozen by its run', () => {
    expect(problems(queries, run, grades)).toEqual([]);
    expect(problems(queries.replace('a list', 'lists'), run)).toEqual([
      'generation 1: the queries changed after their run',
    ]);
    expect(problems(queries, run.replace('"/mapper"', '"/file"'))).toEqual([
      'generation 1: the record of the run was changed by hand',
    ]);
  });

  it('is graded after its run, query by query', () => {
    expect(problems(queries, null, grades)).toEqual(['generation 1: graded before the run']);
    expect(problems(queries, run, grades.replace('a list', 'lists'))).toEqual([
      'generation 1: a grade for no query: "map lists"',
      'generation 1: no grade: "map a list"',
    ]);
    expect(() => parseGrades('{"a": {"intended": []}}', 'a.json')).toThrow(
      /a\.json [^]*at a\.acceptable/,
    );
  });

  it('has the number that its files are named by', () => {
    expect(problems(queries.replace('"generation":1', '"generation":2'), null)).toEqual([
      'generation 1: the file says that it is generation 2',
    ]);
    expect(() => readGeneration('fitted')).toThrow('The name of a generation is its number.');
    expect(() => readGeneration('0')).toThrow('generations/0.json is missing');
  });

  it('has kinds and sections that exist', () => {
    const wrong = queries.replace('"topic"', '"thing"').replace('"mapper"', '"mappers"');
    expect(problems(wrong, null)).toEqual([
      'generation 1: "map a list": no such kind: thing',
      'generation 1: "map a list": no such section: mappers',
    ]);
    expect(() => problems('{"queries": [{"query": ""}]}', null)).toThrow(
      /1\.json [^]*at generation/,
    );
  });
});

it('the generations in the repository are whole and as they were when they were run', () => {
  const found = generationNumbers().map((number) => readGeneration(String(number)));
  console.log(`${String(found.length)} generations`);
  expect(found.flatMap((files) => generationProblems(files, kinds, sections))).toEqual([]);
});
