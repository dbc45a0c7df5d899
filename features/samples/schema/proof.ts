import * as z from 'zod';

const provenOutput = z
  .strictObject({
    /** The page and the heading that the output is below. */
    page: z.string(),
    /** The number of the output on the page, from 1; also that of the sample in the zip file of the page. */
    sample: z.int().positive(),
    library: z.string(),
    /** The documented release, against which the samples are type-checked. */
    release: z.string(),
    /** What printed the output. */
    ranWith: z.string(),
    php: z.string(),
    /** Other versions of PHP that printed the same. */
    alsoPhp: z.array(z.string()).readonly().exactOptional(),
    /** Other versions of packages, databases and storages that printed the same: `Symfony 7.4.23`. */
    alsoWith: z.array(z.string()).readonly().exactOptional(),
    database: z.string().exactOptional(),
    browser: z.string().exactOptional(),
    /** The day of the run that wrote the record. */
    date: z.iso.date(),
    /** Where `packages` of the file has the versions of the run. */
    packages: z.int().nonnegative(),
    /** What varies in the sample, by name. */
    values: z.record(z.string(), z.string()).readonly().exactOptional(),
    /** Hash of the code and of all files around it. */
    inputs: z.string(),
    output: z.string(),
  })
  .readonly();

/** The schema of `proof.json`. */
export const proof = z
  .strictObject({
    site: z.url(),
    /** How the hashes are made. */
    hash: z.string(),
    /** The versions of Symfony's and Doctrine's packages, each combination once. */
    packages: z.array(z.record(z.string(), z.string()).readonly()).readonly(),
    outputs: z.array(provenOutput).readonly(),
  })
  .readonly();

/** What proves the outputs that the pages show: one entry for each. */
export type Proof = z.infer<typeof proof>;
