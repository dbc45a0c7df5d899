import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {allLibraries} from '../../features/library-facts/read/packages';
import {hasPage, kinds, readQueries} from '../../features/search/quality/queries';

const queries = readQueries();
const specified = readFileSync('tests/site/specified-routes.txt', 'utf8').split('\n');

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

  it('has answers that are pages, now or by the specification', () => {
    const gone = queries.flatMap(({answers}) =>
      answers.filter((route) => !hasPage(route) && !specified.includes(route)),
    );
    expect(gone).toEqual([]);
  });
});
