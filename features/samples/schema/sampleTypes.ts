import {existsSync} from 'node:fs';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';

const count = z.int().nonnegative();

/** Where a name starts in the source of a block (UTF-16), how long it is, the number of its entry. */
const span = z.tuple([count, count, count]).readonly();
export type Span = z.infer<typeof span>;

/** What PHPStan inferred for a name in a sample. */
export const entry = z
  .object({
    kind: z.string(),
    /** `Vendor\Class`, `Vendor\Class::member` or `$variable`. */
    name: z.string(),
    type: z.string().exactOptional(),
    signature: z.string().exactOptional(),
    deprecated: z.union([z.boolean(), z.string()]).exactOptional(),
    internal: z.boolean().exactOptional(),
    since: z.string().exactOptional(),
  })
  .readonly();
export type Entry = z.infer<typeof entry>;

const sampleTypes = z
  .object({
    /** By the hash of the block's source. */
    blocks: z.record(z.string(), z.array(span).readonly()).readonly(),
    entries: z.array(entry).readonly(),
  })
  .readonly();

/** The names in the samples of a page: `generated/sample-types/<section>/<page>.json`. */
export type SampleTypes = z.infer<typeof sampleTypes>;

/** A name in a block, with its entry. */
export interface TypedName {
  readonly start: number;
  readonly length: number;
  readonly entry: Entry;
}

/**
 * Reads a file of `generated/sample-types`; `undefined` if there is none.
 *
 * @throws Error for a malformed file, or one that refers to entries that it does not have.
 */
export function readSampleTypes(file: string): SampleTypes | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const data = readAs(sampleTypes, file, 'Write it again: npm run samples -- types.');
  const last = data.entries.length - 1;
  if (Object.values(data.blocks).some((spans) => spans.some(([, , index]) => index > last))) {
    throw new Error(`${file} refers to an entry that it does not have. Write it again.`);
  }
  return data;
}
