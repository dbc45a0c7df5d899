import {readFileSync} from 'node:fs';

import {PlainError} from '../../../shared/process/runMain';

/** Reads a JSON file with a known structure; `form` describes for the error what the file must contain. */
export function readJson<T>(file: string, fits: (value: unknown) => value is T, form: string): T {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!fits(value)) {
    throw new PlainError(`${file} must hold ${form}.`);
  }
  return value;
}
