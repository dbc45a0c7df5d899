import {existsSync, readFileSync} from 'node:fs';

/** A query as a reader would type it, and the pages that answer it at once. */
export interface Query {
  readonly query: string;
  readonly kind: string;
  /** Routes; one of them has to come first. */
  readonly answers: readonly string[];
}

/** Kinds of queries that the set has to hold. */
export const kinds = [
  'attribute',
  'class',
  'command',
  'config',
  'error',
  'half word',
  'library',
  'package',
  'question',
  'synonym',
  'topic',
  'typo',
] as const;

/** All queries; each was committed before it was first run. */
export function readQueries(): Query[] {
  const found: unknown = JSON.parse(
    readFileSync('features/search/quality/generations/fitted.json', 'utf8'),
  );
  if (!Array.isArray(found) || !found.every(isQuery)) {
    throw new Error(
      'features/search/quality/generations/fitted.json: a query needs "query", "kind" and "answers".',
    );
  }
  return found;
}

/** Whether a route is a written page. */
export function hasPage(route: string): boolean {
  return ['.md', '.mdx', '/index.md', '/index.mdx'].some((end) => existsSync(`docs${route}${end}`));
}

function isQuery(value: unknown): value is Query {
  return (
    typeof value === 'object' &&
    value !== null &&
    'query' in value &&
    typeof value.query === 'string' &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    'answers' in value &&
    Array.isArray(value.answers) &&
    value.answers.length > 0
  );
}
