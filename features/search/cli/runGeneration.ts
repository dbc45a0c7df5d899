import {allLibraries} from '../../library-facts';
import {answerQuery} from '../engine/answerQuery';
import type {SearchData} from '../engine/load';
import {
  type GenerationRun,
  type ReaderPlace,
  parseGeneration,
  queriesHash,
} from '../quality/generations';

const listed = 10;
const sections = allLibraries.map(({section}) => section);

/** Answers each query of a generation for a reader at each place; `date` and `commit` are of the run. */
export function runGeneration(
  data: SearchData,
  text: string,
  {date, commit}: Pick<GenerationRun, 'date' | 'commit'>,
): GenerationRun {
  const {generation, queries} = parseGeneration(text, 'the queries');
  return {
    generation,
    queriesSha256: queriesHash(text),
    date,
    commit,
    pages: data.index.pages.length,
    results: queries.map(({query, section}, place) => {
      const found = (at: ReaderPlace) => firstPages(data, query, readerSection(at, section, place));
      return {
        query,
        outside: found('outside'),
        inside: found('inside'),
        elsewhere: found('elsewhere'),
      };
    }),
  };
}

/** The routes of the first ten pages for a query. */
export function firstPages(data: SearchData, query: string, library: string): string[] {
  return answerQuery(data, query, library, listed)
    .pages.slice(0, listed)
    .map(({route}) => route);
}

/** The section that a reader is in; elsewhere means another one for each query, always the same. */
export function readerSection(at: ReaderPlace, own: string | null, place: number): string {
  if (at === 'outside' || (at === 'inside' && own === null)) {
    return '';
  }
  const others = sections.filter((section) => section !== own);
  return at === 'inside' ? (own ?? '') : (others[place % others.length] ?? '');
}
