import {type SearchFiles, searchFiles} from '../../features/search/build/searchFiles';
import {type SearchDocument, routeOf} from '../../features/search/engine/documents';
import {readSearchFiles, readWholeDocuments} from '../../features/search/cli/readSearchFiles';
import type {Measurement} from '../measurement';
import {randomFrom} from '../samples/random';
import {uniqueRoutes} from './corpus';
import {growDocuments} from './growth/growDocuments';
import {type Size, showGrowth} from './growth/showGrowth';
import {timeSearches} from './growth/timeSearches';
import {readQueries} from '../../features/search/quality/queries';

const folder = 'build';
const seed = 20_260_117;
const rounds = 3;

/** Compares today's two files with those of a thousand pages: bytes, and the time of the worker. */
export function measureGrowth(): Promise<Measurement> {
  const {options} = readSearchFiles(folder);
  const documents = readWholeDocuments(folder);
  const sized = [
    everyPage(documents, 4),
    everyPage(documents, 2),
    documents,
    ...[350, 1000].map((pages) => growDocuments(documents, pages, randomFrom(seed))),
  ].map((list) => ({list, files: searchFiles(list, options)}));
  const sizes = sized.map(({list, files}) => sizeOf(list, files));
  const [, , today, , grown] = sizes;
  const [filesToday, filesGrown] = [sized[2]?.files, sized[4]?.files];
  if (!today || !grown || !filesToday || !filesGrown) {
    throw new Error('A size is missing.');
  }
  const queries = readQueries().flatMap(({query}, place) => (place % 4 === 0 ? query : []));
  const [timesToday, timesGrown] = timeSearches([filesToday, filesGrown], queries, rounds);
  if (!timesToday || !timesGrown) {
    throw new Error('A time is missing.');
  }
  return Promise.resolve(showGrowth({sizes, today, grown, timesToday, timesGrown}));
}

function everyPage(documents: readonly SearchDocument[], step: number): SearchDocument[] {
  const routes = uniqueRoutes(documents.map(({url}) => url));
  const kept = new Set(routes.filter((_, place) => place % step === 0));
  return documents.filter(({url}) => kept.has(routeOf(url)));
}

function sizeOf(documents: readonly SearchDocument[], {bytes, words}: SearchFiles): Size {
  const pages = documents.filter(({type}) => type === 0).length;
  return {pages, documents: documents.length, words, bytes};
}
