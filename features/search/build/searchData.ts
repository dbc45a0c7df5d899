import type {SearchDocument} from '../engine/documents';
import {toSearchData} from '../engine/load';
import {searchFiles} from './searchFiles';

const page = (url: string, title: string, content: string, library?: string): SearchDocument => ({
  type: 0,
  url,
  title,
  content,
  kind: 'how-to',
  ...(library !== undefined && {library}),
});
const heading = (
  url: string,
  title: string,
  pageTitle: string,
  content: string,
  library: string,
) => ({
  ...page(url, title, content, library),
  type: 1 as const,
  pageTitle,
});

/** A few documents for the tests of the search. */
export const documents: readonly SearchDocument[] = [
  page('/mapper', 'mapper', 'Maps objects to objects.', 'mapper'),
  page('/mapper/lazy', 'Lazy loading', 'A target is lazy when it can be.', 'mapper'),
  heading(
    '/mapper/lazy#off',
    'Turn laziness off',
    'Lazy loading',
    'Pass new MapperOptions(lazyLoading: false), or mark the class with #[Eager].',
    'mapper',
  ),
  page('/rekapager', 'rekapager', 'Keyset pagination with PropertyMapperResolver.', 'rekapager'),
  heading('/rekapager#limits', 'Limits', 'rekapager', 'Pagination backwards is lazy.', 'rekapager'),
  page('/search', 'Search', 'All results.'),
];

const files = searchFiles(documents, {maxHits: 10, highlightResult: true});

/** The search over these documents, as it comes out of the two files. */
export const searchData = toSearchData(JSON.parse(files.searchDoc), JSON.parse(files.lunrIndex));
