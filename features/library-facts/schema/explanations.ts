import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';
import type {Messages} from './messages';

const explanations = z.record(z.string(), z.array(z.string().startsWith('/')).min(1).readonly());

/** Addresses of the sections that explain a message, best first, by its template. */
export type Explanations = ReadonlyMap<string, readonly string[]>;

/** Reads where the messages of a library are explained, as far as somebody has chosen a section. */
export function readExplanations(siteDir: string, {library, messages}: Messages): Explanations {
  const file = path.join(siteDir, 'features/library-facts/explanations', `${library}.json`);
  return existsSync(file)
    ? parseExplanations(
        readFileSync(file, 'utf8'),
        file,
        messages.map(({template}) => template),
      )
    : new Map();
}

/**
 * Parses a file of explanations.
 *
 * @throws Error when the text is not such a file, or has a template that the library does not have.
 */
export function parseExplanations(
  text: string,
  file: string,
  templates: readonly string[],
): Explanations {
  const found = new Map(
    Object.entries(parseAs(explanations, text, file, 'It has lists of addresses by template.')),
  );
  const unknown = [...found.keys()].find((template) => !templates.includes(template));
  if (unknown !== undefined) {
    throw new Error(
      `${file}: the library has no message "${unknown}". Write it as in generated/messages, or remove it.`,
    );
  }
  return found;
}
