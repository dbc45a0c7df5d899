import {existsSync} from 'node:fs';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';

const query = z
  .object({
    query: z.string(),
    kind: z.string(),
    /** Routes; one of them has to come first. */
    answers: z.array(z.string()).min(1).readonly(),
  })
  .readonly();

/** A query as a reader would type it, and the pages that answer it at once. */
type Query = z.infer<typeof query>;

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
export function readQueries(): readonly Query[] {
  const file = 'features/search/quality/generations/fitted.json';
  return readAs(z.array(query), file, 'It is a list of queries with their answers.');
}

/** Whether a route is a written page. */
export function hasPage(route: string): boolean {
  return ['.md', '.mdx', '/index.md', '/index.mdx'].some((end) => existsSync(`docs${route}${end}`));
}
