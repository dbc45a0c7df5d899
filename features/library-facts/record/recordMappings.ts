import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import {checkScript, run} from './php';

const mappingRow = z
  .strictObject({
    source: z.string(),
    target: z.string(),
    /** Whether subclasses of the target match too. */
    anySubclass: z.boolean(),
    transformer: z.string(),
    /** Whether a mapper from MapperFactory has the row, or only that of the bundle. */
    inFactory: z.boolean(),
  })
  .readonly();

/** A row of the mapper's mapping table, in the order of trying. */
export type MappingRow = z.infer<typeof mappingRow>;

const mappingTry = z
  .strictObject({
    source: z.string(),
    target: z.string(),
    /** Pairs of a transformer and what it did, in order: "answers", "refuses", or the name of an exception. */
    steps: z.array(z.array(z.string()).readonly()).readonly(),
    result: z.string().exactOptional(),
    error: z.string().exactOptional(),
  })
  .readonly();

/** What the library did with a value of one type for a target of another. */
export type MappingTry = z.infer<typeof mappingTry>;

const mappings = z
  .strictObject({
    /** Priority of each transformer in the bundle, in the order of trying. */
    transformers: z.record(z.string(), z.number()).readonly(),
    rows: z.array(mappingRow).min(1).readonly(),
    tries: z.array(mappingTry).min(1).readonly(),
  })
  .readonly();

/** The content of generated/mappings/mapper.json: the mapping table of rekalogika/mapper and its behavior. */
export type Mappings = z.infer<typeof mappings>;

/**
 * Reads the mapping table from the running library.
 *
 * @param project a Composer project with rekalogika/mapper, symfony/uid and
 *   symfony/dependency-injection installed
 */
export function recordMappings(project: string): Mappings {
  const script = path.join(__dirname, 'php', 'mappings', 'dump.php');
  const arguments_ = ['-d', 'error_reporting=E_ALL & ~E_DEPRECATED', script, path.resolve(project)];
  return parseAs(mappings, run('php', arguments_), `${script}, for ${project}`, checkScript);
}
