import path from 'node:path';

import {run} from './php';

/** A row of the mapper's mapping table, in the order of trying. */
export interface MappingRow {
  readonly source: string;
  readonly target: string;
  /** Whether subclasses of the target match too. */
  readonly anySubclass: boolean;
  readonly transformer: string;
  /** Whether a mapper from MapperFactory has the row, or only that of the bundle. */
  readonly inFactory: boolean;
}

/** What the library did with a value of one type for a target of another. */
export interface MappingTry {
  readonly source: string;
  readonly target: string;
  /** Pairs of a transformer and what it did, in order: "answers", "refuses", or the name of an exception. */
  readonly steps: readonly (readonly string[])[];
  readonly result?: string;
  readonly error?: string;
}

/** The content of generated/mappings/mapper.json: the mapping table of rekalogika/mapper and its behavior. */
export interface Mappings {
  /** Priority of each transformer in the bundle, in the order of trying. */
  readonly transformers: Readonly<Record<string, number>>;
  readonly rows: readonly MappingRow[];
  readonly tries: readonly MappingTry[];
}

/**
 * Reads the mapping table from the running library.
 *
 * @param project a Composer project with rekalogika/mapper, symfony/uid and
 *   symfony/dependency-injection installed
 */
export function recordMappings(project: string): Mappings {
  const script = path.join(__dirname, 'php', 'mappings', 'dump.php');
  const arguments_ = ['-d', 'error_reporting=E_ALL & ~E_DEPRECATED', script, path.resolve(project)];
  const found: unknown = JSON.parse(run('php', arguments_));
  if (!isMappings(found)) {
    throw new Error(`${script} printed no mapping table for ${project}.`);
  }
  return found;
}

function isMappings(value: unknown): value is Mappings {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rows' in value &&
    Array.isArray(value.rows) &&
    value.rows.length > 0 &&
    'tries' in value &&
    Array.isArray(value.tries) &&
    value.tries.length > 0
  );
}
