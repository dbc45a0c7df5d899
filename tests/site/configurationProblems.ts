import {parse} from 'yaml';
import * as z from 'zod';

import type {Block} from '../../features/samples/parse/readBlocks';
import {isRecord} from '../../shared/json/isRecord';

/** The configuration of a bundle in a sample. */
export interface ConfigurationSample {
  /** The page and the line of the sample. */
  readonly place: string;
  readonly bundle: string;
  /** The whole file. */
  readonly content: unknown;
}

/** The samples among these blocks that configure a bundle of the family, also below `when@test`. */
export function configurationSamples(blocks: readonly Block[]): ConfigurationSample[] {
  return blocks
    .filter(({language}) => /^ya?ml$/.test(language))
    .flatMap(({page, line, value}) => {
      const content: unknown = parse(value, {logLevel: 'error'});
      const entries = isRecord(content) ? Object.entries(content) : [];
      const ofEnvironments = entries.flatMap(([key, inner]) =>
        key.startsWith('when@') && isRecord(inner) ? Object.entries(inner) : [],
      );
      const bundles = [...entries, ...ofEnvironments]
        .filter(([key, inner]) => key.startsWith('rekalogika') && !isRoute(inner))
        .map(([key]) => key);
      const place = `${page}:${String(line)}`;
      return [...new Set(bundles)].map((bundle) => ({place, bundle, content}));
    });
}

/** Whether an entry imports or defines routes, which have names of their own. */
function isRoute(entry: unknown): boolean {
  return isRecord(entry) && ('resource' in entry || 'path' in entry);
}

/** What the JSON Schemas of bundles reject in samples, one problem for each sample. */
export function configurationProblems(
  samples: readonly ConfigurationSample[],
  schemas: ReadonlyMap<string, unknown>,
): string[] {
  const checks = new Map(
    [...schemas].map(([bundle, schema]) => [bundle, z.fromJSONSchema(asSchema(schema))] as const),
  );
  return samples.flatMap(({place, bundle, content}) => {
    const check = checks.get(bundle);
    if (check === undefined) {
      return [`${place} ${bundle} has no schema`];
    }
    const {error} = check.safeParse(content);
    return error === undefined ? [] : [`${place} ${z.prettifyError(error)}`];
  });
}

function asSchema(value: unknown): Parameters<typeof z.fromJSONSchema>[0] {
  if (!isRecord(value)) {
    throw new Error('A JSON Schema is an object.');
  }
  return value;
}
