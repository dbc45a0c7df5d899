import type {NotRun} from './engines/run';
import {type Figures, describeMisses, figuresOf} from '../../features/search/quality/figures';
import {share, thousands} from '../numbers';
import type {GradedQuery} from '../../features/search/quality/sets';
import {type Rated, bestSettings} from './rate';
import {table} from '../table';

/** The comparison as Markdown: engines with their best configuration, kinds of queries, all configurations tried. */
export function showComparison(
  rated: readonly Rated[],
  notRun: readonly NotRun[],
  queries: readonly GradedQuery[],
  pages: number,
): string {
  const best = bestSettings(rated);
  return [
    `${pages} pages, ${queries.length} queries, graded by page; each engine with the best of its configurations below.`,
    enginesTable(best, notRun),
    'Bytes are gzip, or as stored if that is less. Before the first answer: code of the engine without its box, and data; Pagefind loads data per query, so this is the median, with the texts of five results. The files of our search and of docusaurus-lunr-search contain the texts for snippets, that of MiniSearch only titles.',
    'Share of queries of a kind whose first page is an answer:',
    kindsTable(best, queries),
    'Settings tried:',
    settingsTable(rated),
    'Queries that ours does not answer with its first page:',
    missedByOurs(best),
  ].join('\n\n');
}

/**
 * The comparison on a generation of queries as Markdown: how often the first page of each engine answers. Later pages
 * of the other engines were not judged.
 */
export function showGeneration(
  generation: string,
  rated: readonly Rated[],
  notRun: readonly NotRun[],
  queries: readonly GradedQuery[],
): string {
  const best = bestSettings(rated, 'acceptableFirst');
  return [
    `Generation ${generation}, ${queries.length} queries, for a reader outside all sections; each engine with the configuration that is best on them:`,
    table(
      ['Engine', 'Success@1', 'No result'],
      [
        ...best.map(({run, figures: {acceptableFirst, none}}) => [
          run.engine,
          share(acceptableFirst),
          String(none),
        ]),
        ...notRun.map(({engine, reason}) => [`${engine}, not run: ${reason}`, '', '']),
      ],
    ),
    kindsTable(best, queries),
  ].join('\n\n');
}

function enginesTable(best: readonly Rated[], notRun: readonly NotRun[]): string {
  return table(
    [
      'Engine',
      'Success@1',
      'Success@5',
      'MRR@10',
      'No result',
      'Index bytes',
      'Bytes before the first answer',
    ],
    [
      ...best.map(({run, figures}) => [
        run.engine,
        ...marks(figures),
        thousands(run.indexBytes),
        thousands(run.firstBytes),
      ]),
      ...notRun.map(({engine, reason}) => [
        `${engine}, not run: ${reason}`,
        '',
        '',
        '',
        '',
        '',
        '',
      ]),
    ],
  );
}

function kindsTable(best: readonly Rated[], queries: readonly GradedQuery[]): string {
  const kinds = [...new Set(queries.map(({kind}) => kind))].sort();
  return table(
    ['Kind', 'Queries', ...best.map(({run}) => run.engine)],
    kinds.map((kind) => {
      const isOfKind = (_: unknown, place: number) => queries[place]?.kind === kind;
      return [
        kind,
        String(queries.filter(isOfKind).length),
        ...best.map(({answered}) => share(figuresOf(answered.filter(isOfKind)).acceptableFirst)),
      ];
    }),
  );
}

function settingsTable(rated: readonly Rated[]): string {
  return table(
    ['Engine', 'Setting', 'Success@1', 'Success@5', 'MRR@10', 'No result'],
    rated.map(({run, figures}) => [run.engine, run.setting, ...marks(figures)]),
  );
}

function missedByOurs(best: readonly Rated[]): string {
  const {answered = []} = best.find(({run}) => run.engine === 'ours') ?? {};
  const lines = describeMisses(answered).map((line) => `- ${line}`);
  return lines.length > 0 ? lines.join('\n') : '- none';
}

function marks({acceptableFirst, firstFive, mrr, none}: Figures): string[] {
  return [share(acceptableFirst), share(firstFive), share(mrr), String(none)];
}
