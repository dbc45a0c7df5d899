import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

/** The schema of one message; the site publishes it with its descriptions. */
export const message = z
  .strictObject({
    template: z.string().describe('The constant text, with {} for each value.'),
    kind: z.enum(['exception', 'log', 'deprecation', 'configuration']),
    class: z.string().exactOptional().describe('The exception that has it.'),
    level: z.string().exactOptional().describe('The level of a log message.'),
    in: z.string().exactOptional().describe('The class and method that writes it.'),
    file: z.string(),
    line: z.int(),
  })
  .readonly();

/** A message that a library may show. */
export type Message = z.infer<typeof message>;

// Not strict: the file also has its checksum.
const messages = z
  .object({
    library: z.string(),
    repository: z.string(),
    tag: z.string(),
    /** The tag that files and lines are of, where it is not `tag`. */
    read_at: z.string().exactOptional(),
    messages: z.array(message).readonly(),
  })
  .readonly();

/** The messages of a repository at one release: the content of `generated/messages/<repository>.json`. */
export type Messages = z.infer<typeof messages>;

/**
 * Parses a file of `generated/messages`.
 *
 * @throws Error when the text is not such a file.
 */
export function parseMessages(text: string, file: string): Messages {
  return parseAs(messages, text, file);
}
