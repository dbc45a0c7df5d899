import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

const index = z.int().nonnegative();

const symbolHistory = z.strictObject({
  /** The first release that has it. */
  since: index,
  /** The spans without it: the first release of each, and the one that has it again. */
  away: z
    .array(
      z
        .strictObject({
          from: index,
          until: index,
          /** Whether the first release of the span has it as an internal name. */
          internal: z.literal(true).exactOptional(),
        })
        .readonly(),
    )
    .readonly()
    .exactOptional(),
  /** The first release without it, if it is gone. */
  gone: index.exactOptional(),
  /** Whether that release has it as an internal name. */
  internal: z.literal(true).exactOptional(),
  /**
   * Its declarations since then, if there were several: each with the first release that has it. If only native types
   * changed, below PHPDoc types that stayed, these are the native declarations, the new one and the one before it.
   */
  signatures: z
    .array(
      z.union([
        z.tuple([index, z.string()]).readonly(),
        z.tuple([index, z.string(), z.string()]).readonly(),
      ]),
    )
    .readonly()
    .exactOptional(),
});

/** What is known of a public name over the releases; numbers are indexes of `releases`. */
export type SymbolHistory = Readonly<z.infer<typeof symbolHistory>>;

const classHistory = symbolHistory
  .extend({
    /** `map()`, `$width`, `Widest`; those of classes that are gone are left out. */
    members: z.record(z.string(), symbolHistory.readonly()).readonly().exactOptional(),
  })
  .readonly();

/** A class over the releases. */
export type ClassHistory = z.infer<typeof classHistory>;

// Not strict: the file also has its checksum.
const history = z
  .object({
    library: z.string(),
    repository: z.string(),
    /** The documented tag. */
    tag: z.string(),
    /** The origin of the facts of that tag if its source is not stored. */
    provenance: z.string().exactOptional(),
    /** The tags by version, each with its date. */
    releases: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
    classes: z.record(z.string(), classHistory).readonly(),
  })
  .readonly();

/** The public names of a repository over its releases: the content of `generated/history/<repository>.json`. */
export type History = z.infer<typeof history>;

/**
 * Parses a file of `generated/history`.
 *
 * @throws Error if the text is not such a file.
 */
export function parseHistory(text: string, file: string): History {
  return parseAs(history, text, file);
}
