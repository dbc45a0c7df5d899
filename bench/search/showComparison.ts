import type {NotRun} from './engines/run';
import {measureAnswers, missed} from '../../features/search/quality/measureAnswers';
import {share, thousands} from '../numbers';
import type {Query} from '../../features/search/quality/queries';
import {type Rated, bestSettings} from './rate';
import {table} from '../table';

/** The comparison as Markdown: engines with their best configuration, kinds of queries, all configurations tried. */
export function showComparison(
  rated: readonly Rated[],
  notRun: readonly NotRun[],
  queries: readonly Query[],
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
  queries: readonly Query[],
): string {
  const best = bestSettings(rated, 'successAt1');
  return [
    `Generation ${generation}, ${queries.length} queries, for a reader outside all sections; each engine with the configuration that is best on them:`,
    table(
      ['Engine', 'Success@1', 'No result'],
      [
        ...best.map(({run, measures: {successAt1, withoutResult}}) => [
          run.engine,
          share(successAt1),
          String(withoutResult),
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
      ...best.map(({run, measures}) => [
        run.engine,
        ...marks(measures),
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

function kindsTable(best: readonly Rated[], queries: readonly Query[]): string {
  const kinds = [...new Set(queries.map(({kind}) => kind))].sort();
  return table(
    ['Kind', 'Queries', ...best.map(({run}) => run.engine)],
    kinds.map((kind) => {
      const isOfKind = (_: unknown, place: number) => queries[place]?.kind === kind;
      return [
        kind,
        String(queries.filter(isOfKind).length),
        ...best.map(({answered}) => share(measureAnswers(answered.filter(isOfKind)).successAt1)),
      ];
    }),
  );
}

function settingsTable(rated: readonly Rated[]): string {
  return table(
    ['Engine', 'Setting', 'Success@1', 'Success@5', 'MRR@10', 'No result'],
    rated.map(({run, measures}) => [run.engine, run.setting, ...marks(measures)]),
  );
}

function missedByOurs(best: readonly Rated[]): string {
  const {answered = []} = best.find(({run}) => run.engine === 'ours') ?? {};
  const lines = missed(answered).map((line) => `- ${line}`);
  return lines.length > 0 ? lines.join('\n') : '- none';
}

function marks({successAt1, successAt5, mrrAt10, withoutResult}: Rated['measures']): string[] {
  return [share(successAt1), share(successAt5), share(mrrAt10), String(withoutResult)];
}
