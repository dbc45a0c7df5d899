import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';

/** The schema of `extra.postgresql` in a `composer.json`. */
export const postgresqlNeeds = z
  .object({
    /** Extensions that each database has. */
    extensions: z.array(z.string()).readonly(),
  })
  .readonly();

/** What the samples of a section need of a PostgreSQL server. */
export type PostgresqlNeeds = z.infer<typeof postgresqlNeeds>;

const versions = z.record(z.string(), z.string()).readonly();

const description = z
  .object({
    require: versions,
    config: z.record(z.string(), z.unknown()).readonly().exactOptional(),
    extra: z
      .object({
        /** Folder below `--libs` to the version in it, or `release` for a library of the family. */
        sources: versions,
        /**
         * Folder beside the file to the release that its own code stands in for, where no source of that release
         * is stored.
         */
        standIns: versions.exactOptional(),
        /** The PHP that the samples run with, such as `8.4`, where that of the machine is too old. */
        php: z.string().exactOptional(),
        /** The samples have a PostgreSQL database; its address is in `DATABASE_URL`. */
        postgresql: postgresqlNeeds.exactOptional(),
      })
      .readonly(),
  })
  .readonly();

/** The packages and sources that one page adds to those of its section. */
const addition = z
  .strictObject({require: versions, extra: z.strictObject({sources: versions}).readonly()})
  .readonly();

/** `features/samples/projects/<section>/composer.json`, the part that these tools read. */
export type Description = z.infer<typeof description>;

const advice = 'CONTRIBUTING.md says what it holds.';

/** Reads what the samples of a section run with. */
export function readSectionFile(file: string): Description {
  return readAs(description, file, advice);
}

/** Reads what a page adds to its section. */
export function readAddition(file: string): z.infer<typeof addition> {
  return readAs(addition, file, advice);
}
