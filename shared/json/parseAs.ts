import {readFileSync} from 'node:fs';

import * as z from 'zod';

import {PlainError} from '../process/runMain';
import {parseJson} from './parseJson';

/**
 * Parses the text of a JSON file and checks it against a schema.
 *
 * @throws PlainError that names the file, the keys that are wrong, and ends with the advice.
 */
export function parseAs<T>(
  schema: z.ZodType<T>,
  text: string,
  file: string,
  advice = 'Write it again: generated/README.md says how.',
): T {
  const value = parseJson(text, file, advice);
  if (!matches(schema, value)) {
    const problems = z.prettifyError(schema.safeParse(value).error ?? new z.ZodError([]));
    throw new PlainError(`${file} does not have the expected form: ${problems} ${advice}`);
  }
  return value;
}

// A guard, because the copy that Zod returns has its keys in the order of the schema; recorded files keep their own.
function matches<T>(schema: z.ZodType<T>, value: unknown): value is T {
  return schema.safeParse(value).success;
}

/** Reads a JSON file and checks it against a schema; the errors are those of `parseAs`. */
export function readAs<T>(schema: z.ZodType<T>, file: string, advice?: string): T {
  return parseAs(schema, readFileSync(file, 'utf8'), file, advice);
}
