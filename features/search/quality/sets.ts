import {existsSync, readFileSync} from 'node:fs';

import {isRecord} from '../../../shared/json/isRecord';
import {type Grade, generationsFolder, parseGeneration, parseGrades} from './generations';
import {readQueries} from './queries';

/** A query with its grade and the section that it is about. */
export interface GradedQuery {
  readonly query: string;
  readonly kind: string;
  readonly section: string | null;
  readonly grade: Grade;
}

/**
 * A set of graded queries by its name: `fitted` (the ranking was tuned with them in sight), `development` (for work), or
 * the number of a generation.
 */
export function readSet(name: string): GradedQuery[] {
  if (name === 'fitted') {
    return readQueries().map(({query, kind, answers}) => ({
      query,
      kind,
      section: sectionOf(answers),
      grade: {intended: answers, acceptable: []},
    }));
  }
  const text = (ending: string) => {
    const file = `${generationsFolder}/${name}${ending}.json`;
    if (!existsSync(file)) {
      throw new Error(`${file} is missing.`);
    }
    return readFileSync(file, 'utf8');
  };
  if (name === 'development') {
    return parseDevelopment(text(''));
  }
  const grades = parseGrades(text('.grades'));
  return parseGeneration(text('')).queries.map(({query, kind, section}) => ({
    query,
    kind,
    section,
    grade: grades[query] ?? {intended: [], acceptable: []},
  }));
}

function parseDevelopment(text: string): GradedQuery[] {
  const found: unknown = JSON.parse(text);
  if (!Array.isArray(found)) {
    throw new Error('The development set is a list of queries.');
  }
  return found.map((value: unknown) => {
    if (!isRecord(value) || typeof value.query !== 'string' || typeof value.kind !== 'string') {
      throw new Error(`A query needs "query" and "kind": ${JSON.stringify(value)}`);
    }
    const {query, kind, section} = value;
    const [grade] = Object.values(parseGrades(JSON.stringify({[query]: value})));
    return {
      query,
      kind,
      section: typeof section === 'string' ? section : null,
      grade: grade ?? {intended: [], acceptable: []},
    };
  });
}

/** The section of the pages, when they are all in one. */
function sectionOf(routes: readonly string[]): string | null {
  const sections = new Set(routes.map((route) => route.split('/')[1] ?? ''));
  const [section] = sections;
  return sections.size === 1 && section !== undefined ? section : null;
}
