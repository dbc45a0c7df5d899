import {existsSync, readFileSync} from 'node:fs';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';
import {
  type Grade,
  generationNumbers,
  generationsFolder,
  grade,
  parseGeneration,
  parseGrades,
} from './generations';
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
  const read = <T>(ending: string, parse: (text: string, file: string) => T) => {
    const file = `${generationsFolder}/${name}${ending}.json`;
    if (!existsSync(file)) {
      throw new PlainError(
        `${file} is missing. A set is fitted, development or the number of a graded generation.`,
      );
    }
    return parse(readFileSync(file, 'utf8'), file);
  };
  if (name === 'development') {
    return read('', parseDevelopment).map(({query, kind, section, ...graded}) => ({
      query,
      kind,
      section: section ?? null,
      grade: graded,
    }));
  }
  const grades = read('.grades', parseGrades);
  return read('', parseGeneration).queries.map(({query, kind, section}) => ({
    query,
    kind,
    section,
    grade: grades[query] ?? {intended: [], acceptable: []},
  }));
}

/**
 * The name of the newest generation that has been graded.
 *
 * @throws Error if there is none.
 */
export function newestGraded(): string {
  const graded = generationNumbers()
    .map(String)
    .filter((name) => existsSync(`${generationsFolder}/${name}.grades.json`));
  const newest = graded.at(-1);
  if (newest === undefined) {
    throw new Error(`${generationsFolder} has no graded generation.`);
  }
  return newest;
}

const development = z.array(
  grade.unwrap().extend({
    query: z.string(),
    kind: z.string(),
    section: z.string().nullish(),
  }),
);

function parseDevelopment(text: string, file: string) {
  return parseAs(development, text, file, 'It is a list of queries with their grades.');
}

/** The section of the pages, when they are all in one. */
function sectionOf(routes: readonly string[]): string | null {
  const sections = new Set(routes.map((route) => route.split('/')[1] ?? ''));
  const [section] = sections;
  return sections.size === 1 && section !== undefined ? section : null;
}
