import {type AnsweredQuery, type Figures, figuresByKind, figuresOf} from '../quality/figures';
import {
  type Generation,
  type GenerationRun,
  type Grades,
  type ReaderPlace,
  places,
} from '../quality/generations';

const notGraded = {intended: [], acceptable: []};

/** A generation that was run and graded. */
export interface Graded {
  readonly generation: Generation;
  readonly run: GenerationRun;
  readonly grades: Grades;
}

/** The answers of the run of a generation for readers at one place. */
function gradedAnswers({generation, run, grades}: Graded, at: ReaderPlace): AnsweredQuery[] {
  const found = new Map(run.results.map((result) => [result.query, result[at]]));
  return generation.queries.map(({query, kind}) => ({
    query,
    kind,
    found: found.get(query) ?? [],
    grade: grades[query] ?? notGraded,
  }));
}

/** The figures of the first runs of all generations as Markdown, newest first. */
export function showGenerations(all: readonly Graded[]): string {
  return [
    '# First runs of the generations',
    'Written by `npm run search -- grade`. A generation is written from the sources of the libraries, run once, and then graded; a later change of the search does not change its figures. Outside: a reader in no library; inside: in that of the query; elsewhere: in another one.',
    ...[...all].reverse().flatMap(showGeneration),
  ].join('\n\n');
}

/** The first run of the newest generation beside the figures of the fitted queries today, as a Markdown table. */
export function newestBesideFitted(all: readonly Graded[], fitted: Figures): string {
  const newest = all.at(-1);
  if (newest === undefined) {
    throw new Error('No generation was run and graded.');
  }
  const {generation, run} = newest;
  return table(`Queries, run on ${run.date} over ${run.pages} pages`, [
    ...places.map((at): [string, Figures] => [
      `generation ${generation.generation}, first run, reader ${at}`,
      figuresOf(gradedAnswers(newest, at)),
    ]),
    ['fitted, today, reader outside', fitted],
  ]);
}

function showGeneration(graded: Graded): string[] {
  const {generation, run, grades} = graded;
  const outside = gradedAnswers(graded, 'outside');
  const unanswered = generation.queries.filter(
    ({query}) => (grades[query] ?? notGraded).intended.length === 0,
  );
  return [
    `## Generation ${generation.generation}`,
    `${generation.queries.length} queries of ${generation.date}, run on ${run.date} at commit ${run.commit} over ${run.pages} pages. ${unanswered.length} of them are answered by no page and count as misses.`,
    table('Reader', [
      ...places.map((at): [string, Figures] => [at, figuresOf(gradedAnswers(graded, at))]),
    ]),
    'By kind, for readers outside:',
    table('Kind', figuresByKind(outside)),
  ];
}

/** Figures as rows of a Markdown table. */
export function table(head: string, rows: readonly (readonly [string, Figures])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = [
    head,
    'Queries',
    'Intended first',
    'Acceptable first',
    'First five',
    'MRR',
    'No result',
  ];
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map(([name, figures]) =>
      line([
        name,
        String(figures.queries),
        ...[figures.intendedFirst, figures.acceptableFirst, figures.firstFive, figures.mrr].map(
          (share) => share.toFixed(3),
        ),
        String(figures.none),
      ]),
    ),
  ].join('\n');
}
