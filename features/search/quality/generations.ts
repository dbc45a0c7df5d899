import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {isRecord} from '../../../shared/json/isRecord';
import {isSealed} from '../../../shared/json/sealedJson';

/** The folder of the generations. */
export const generationsFolder = 'features/search/quality/generations';

/** Where the reader is when they search: in no library, in the one of the query, or in another one. */
export const places = ['outside', 'inside', 'elsewhere'] as const;

/** One of the places. */
export type ReaderPlace = (typeof places)[number];

/** A query written from the sources alone. */
export interface GenerationQuery {
  readonly query: string;
  readonly kind: string;
  /** The section that the query is about; null for several or none. */
  readonly section: string | null;
  /** What the reader wants to know, for the grader. */
  readonly need: string;
}

/** About a hundred queries of one writer, who has seen neither pages nor ranking. */
export interface Generation {
  readonly generation: number;
  readonly date: string;
  readonly sources: string;
  readonly queries: readonly GenerationQuery[];
}

/** The first ten pages of a query for a reader at each place. */
export type RunResult = {readonly query: string} & Readonly<Record<ReaderPlace, readonly string[]>>;

/** The one and only run of a generation. */
export interface GenerationRun {
  readonly generation: number;
  /** SHA-256 of the file of the queries, which is frozen from now on. */
  readonly queriesSha256: string;
  readonly date: string;
  readonly commit: string;
  /** How many pages the built site had. */
  readonly pages: number;
  readonly results: readonly RunResult[];
}

/** The pages that answer a query. */
export interface Grade {
  readonly intended: readonly string[];
  readonly acceptable: readonly string[];
}

/** Grades by query. */
export type Grades = Readonly<Record<string, Grade>>;

/** The texts of the files of one generation; null for one that is not there yet. */
export interface GenerationFiles {
  readonly name: string;
  readonly queries: string;
  readonly run: string | null;
  readonly grades: string | null;
}

/** The numbers of the generations that are there, oldest first. */
export function generationNumbers(folder = generationsFolder): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** The texts of the files of a generation. */
export function readGeneration(number: number, folder = generationsFolder): GenerationFiles {
  const file = (ending: string) => path.join(folder, `${number}${ending}.json`);
  const text = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8') : null);
  return {
    name: String(number),
    queries: readFileSync(file(''), 'utf8'),
    run: text(file('.run')),
    grades: text(file('.grades')),
  };
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
  const {queries} = parseGeneration(text);
  const texts = queries.map(({query}) => query);
  const known = new Set(texts);
  const problems = [
    ...(known.size === texts.length ? [] : ['a query is there twice']),
    ...queries.flatMap(({query, kind, section}) => [
      ...(kinds.includes(kind) ? [] : [`"${query}": no such kind: ${kind}`]),
      ...(section === null || sections.includes(section)
        ? []
        : [`"${query}": no such section: ${section}`]),
    ]),
  ];
  if (runText !== null) {
    const run = parseRun(runText);
    problems.push(
      ...(isSealed(runText) ? [] : ['the record of the run was changed by hand']),
      ...(run.queriesSha256 === queriesHash(text) ? [] : ['the queries changed after their run']),
    );
  }
  if (gradesText !== null) {
    const grades = parseGrades(gradesText);
    problems.push(
      ...(runText === null ? ['graded before the run'] : []),
      ...Object.keys(grades).flatMap((query) =>
        known.has(query) ? [] : [`a grade for no query: "${query}"`],
      ),
      ...texts.flatMap((query) => (grades[query] === undefined ? [`no grade: "${query}"`] : [])),
    );
  }
  return problems.map((problem) => `generation ${name}: ${problem}`);
}

/** The queries of a generation; throws an error that says what is wrong. */
export function parseGeneration(text: string): Generation {
  const found: unknown = JSON.parse(text);
  if (!isRecord(found) || !Array.isArray(found.queries)) {
    throw new Error('A generation needs "generation", "date", "sources" and "queries".');
  }
  const queries: readonly unknown[] = found.queries;
  const {generation, date, sources} = found;
  if (typeof generation !== 'number' || typeof date !== 'string' || typeof sources !== 'string') {
    throw new Error('A generation needs "generation", "date", "sources" and "queries".');
  }
  return {generation, date, sources, queries: queries.map(toQuery)};
}

function toQuery(value: unknown): GenerationQuery {
  if (isRecord(value)) {
    const {query, kind, section, need} = value;
    if (
      typeof query === 'string' &&
      query.trim() !== '' &&
      typeof kind === 'string' &&
      (section === null || typeof section === 'string') &&
      typeof need === 'string'
    ) {
      return {query, kind, section, need};
    }
  }
  throw new Error(`A query needs "query", "kind", "section" and "need": ${JSON.stringify(value)}`);
}

/** The record of a run; throws when it is not one. */
export function parseRun(text: string): GenerationRun {
  const found: unknown = JSON.parse(text);
  if (!isRun(found)) {
    throw new Error('This is not a record that `npm run search -- run` has written.');
  }
  return found;
}

function isRun(value: unknown): value is GenerationRun {
  return (
    isRecord(value) &&
    typeof value.queriesSha256 === 'string' &&
    typeof value.commit === 'string' &&
    Array.isArray(value.results) &&
    value.results.every(
      (result: unknown) =>
        isRecord(result) &&
        typeof result.query === 'string' &&
        places.every((place) => isTexts(result[place])),
    )
  );
}

/** The grades of a generation; throws when one is not of the expected form. */
export function parseGrades(text: string): Grades {
  const found: unknown = JSON.parse(text);
  if (!isRecord(found)) {
    throw new Error('Grades are an object with a key for each query.');
  }
  return Object.fromEntries(
    Object.entries(found).map(([query, grade]) => {
      if (!isRecord(grade) || !isTexts(grade.intended) || !isTexts(grade.acceptable)) {
        throw new Error(`The grade of "${query}" needs the lists "intended" and "acceptable".`);
      }
      return [query, {intended: grade.intended, acceptable: grade.acceptable}];
    }),
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
