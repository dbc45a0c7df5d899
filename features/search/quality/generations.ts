import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {isSealed} from '../../../shared/json/sealedJson';
import {PlainError} from '../../../shared/process/runMain';

/** The folder of the generations. */
export const generationsFolder = 'features/search/quality/generations';

/** Where the reader is when they search: in no library, in the one of the query, or in another one. */
export const places = ['outside', 'inside', 'elsewhere'] as const;

/** One of the places. */
export type ReaderPlace = (typeof places)[number];

const texts = z.array(z.string()).readonly();

/** The schema of a query written from the sources alone. */
const generationQuery = z
  .strictObject({
    query: z.string().regex(/\S/, 'an empty query'),
    kind: z.string(),
    /** The section that the query is about; null for several or none. */
    section: z.string().nullable(),
    /** What the reader wants to know, for the grader. */
    need: z.string(),
  })
  .readonly();

const generation = z
  .strictObject({
    generation: z.number(),
    date: z.string(),
    sources: z.string(),
    queries: z.array(generationQuery).readonly(),
  })
  .readonly();

/** About a hundred queries of one writer, who has seen neither pages nor ranking. */
export type Generation = z.infer<typeof generation>;

/** The first ten pages of a query for a reader at each place. */
const runResult = z
  .strictObject({query: z.string(), outside: texts, inside: texts, elsewhere: texts})
  .readonly();

// Not strict: the file also has its checksum.
const run = z
  .object({
    generation: z.number(),
    /** SHA-256 of the file of the queries, which is frozen from now on. */
    queriesSha256: z.string(),
    date: z.string(),
    commit: z.string(),
    /** How many pages the built site had. */
    pages: z.number(),
    results: z.array(runResult).readonly(),
  })
  .readonly();

/** The one and only run of a generation. */
export type GenerationRun = z.infer<typeof run>;

/** The schema of the pages that answer a query. */
export const grade = z.object({intended: texts, acceptable: texts}).readonly();

/** The pages that answer a query. */
export type Grade = z.infer<typeof grade>;

const grades = z.record(z.string(), grade).readonly();

/** Grades by query. */
export type Grades = z.infer<typeof grades>;

/** The texts of the files of one generation; null for one that is not there yet. */
export interface GenerationFiles {
  readonly name: string;
  readonly queries: string;
  readonly run: string | null;
  readonly grades: string | null;
}

/** The numbers of the generations that are there, oldest first. */
export function generationNumbers(): number[] {
  return readdirSync(generationsFolder)
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** The texts of the files of a generation, whose name is its number. */
export function readGeneration(name: string): GenerationFiles {
  const file = (ending: string) => path.join(generationsFolder, `${name}${ending}.json`);
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  const queries = /^\d+$/.test(name) ? text(file('')) : null;
  if (queries === null) {
    throw new PlainError(`${file('')} is missing. The name of a generation is its number.`);
  }
  return {name, queries, run: text(file('.run')), grades: text(file('.grades'))};
}

/** The hash by which a generation is frozen. */
export function queriesHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is wrong with the files of a generation, one a line: their form, and changes after the run. */
export function generationProblems(
  {name, queries: text, run: runText, grades: gradesText}: GenerationFiles,
  kinds: readonly string[],
  sections: readonly string[],
): string[] {
  const {generation: number, queries} = parseGeneration(text, `${name}.json`);
  const all = queries.map(({query}) => query);
  const known = new Set(all);
  const problems = [
    ...(number === Number(name) ? [] : [`the file says that it is generation ${number}`]),
    ...(known.size === all.length ? [] : ['a query is there twice']),
    ...queries.flatMap(({query, kind, section}) => [
      ...(kinds.includes(kind) ? [] : [`"${query}": no such kind: ${kind}`]),
      ...(section === null || sections.includes(section)
        ? []
        : [`"${query}": no such section: ${section}`]),
    ]),
  ];
  if (runText !== null) {
    const {queriesSha256} = parseRun(runText, `${name}.run.json`);
    problems.push(
      ...(isSealed(runText) ? [] : ['the record of the run was changed by hand']),
      ...(queriesSha256 === queriesHash(text) ? [] : ['the queries changed after their run']),
    );
  }
  if (gradesText !== null) {
    const graded = parseGrades(gradesText, `${name}.grades.json`);
    problems.push(
      ...(runText === null ? ['graded before the run'] : []),
      ...Object.keys(graded).flatMap((query) =>
        known.has(query) ? [] : [`a grade for no query: "${query}"`],
      ),
      ...all.flatMap((query) => (graded[query] === undefined ? [`no grade: "${query}"`] : [])),
    );
  }
  return problems.map((problem) => `generation ${name}: ${problem}`);
}

const advice = 'features/search/quality/generations/README.md says what the files hold.';

/**
 * Parses the queries of a generation.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export function parseGeneration(text: string, file: string): Generation {
  return parseAs(generation, text, file, advice);
}

/**
 * Parses the record of a run.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export function parseRun(text: string, file: string): GenerationRun {
  return parseAs(run, text, file, advice);
}

/**
 * Parses the grades of a generation.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export function parseGrades(text: string, file: string): Grades {
  return parseAs(grades, text, file, advice);
}
