import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

const require = z.record(z.string(), z.string()).readonly();

// Not strict: the file also has its checksum.
const requirements = z
  .object({
    repository: z.string(),
    /** The versions that were read, from the lowest to the documented one. */
    releases: z.array(z.string()).readonly(),
    /** The origin of the last release, if its tag is not stored. */
    provenance: z.string().exactOptional(),
    /**
     * What each package requires since a release, a number from `releases`, up to the next entry; null where the
     * repository does not have the package.
     */
    packages: z
      .record(
        z.string(),
        z.array(z.tuple([z.int().nonnegative(), require.nullable()]).readonly()).readonly(),
      )
      .readonly(),
  })
  .readonly();

/** What the packages of a repository require at each release: `generated/requirements/<repository>.json`. */
export type Requirements = z.infer<typeof requirements>;

/**
 * Parses a file of `generated/requirements`.
 *
 * @throws Error if the text is not such a file.
 */
export function parseRequirements(text: string, file: string): Requirements {
  return parseAs(requirements, text, file);
}
