import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {PlainError} from '../../../shared/process/runMain';

/** Where the changes of all sections are, one file each; those of other pages are in the file of `noSection`. */
export const changesFolder = 'features/feeds/changes';

/** The name of the file about pages that belong to no library. */
export const noSection = 'site';

const change = z.strictObject({
  /** Part of the id of the entry, which readers keep: it never changes. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'words in kebab-case'),
  /** The day of the commit. */
  date: z.iso.date(),
  kind: z.enum(['new', 'corrected', 'extended']),
  title: z.string().min(1).max(90),
  text: z.string().min(1),
  /** Addresses of pages, the most important first. */
  pages: z.array(z.string().regex(/^\/[^#?]*[^/#?]$/, 'an address as /mapper/object')).min(1),
  /** A commit with the change, if it was made before the entry was written. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{8,40}$/, 'at least eight digits of a hash')
    .exactOptional(),
});

/** A change of pages that matters to their readers. */
export type Change = Readonly<z.infer<typeof change>>;

/** The changes of a section or of the pages that belong to none, the newest first. */
export interface SectionChanges {
  readonly section: string;
  /** The file that they are read from. */
  readonly file: string;
  readonly changes: readonly Change[];
}

/**
 * Parses the changes of a section.
 *
 * @throws PlainError that names the file, if a change lacks something, repeats an id or is older than the next one.
 */
export function parseChanges(text: string, file: string): readonly Change[] {
  // In this schema all values are texts: a hash may look like a number.
  const {data, error} = z.array(change).safeParse(parse(text, {schema: 'failsafe'}));
  if (error !== undefined) {
    throw new PlainError(`${file}: ${z.prettifyError(error)} See CONTRIBUTING.md.`);
  }
  const seen = new Set<string>();
  let newest = '9999';
  for (const {id, date} of data) {
    if (seen.has(id)) {
      throw new PlainError(`${file}: two changes have the id ${id}.`);
    }
    if (date > newest) {
      throw new PlainError(`${file}: ${id} is newer than the change above it.`);
    }
    seen.add(id);
    newest = date;
  }
  return data;
}

/** Reads the changes of all sections, by the names of their files. */
export function readChanges(siteDir: string): SectionChanges[] {
  const folder = path.join(siteDir, changesFolder);
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      section: path.basename(name, '.yaml'),
      file: `${changesFolder}/${name}`,
      changes: parseChanges(
        readFileSync(path.join(folder, name), 'utf8'),
        `${changesFolder}/${name}`,
      ),
    }));
}
