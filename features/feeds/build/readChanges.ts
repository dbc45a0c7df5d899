import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {type Document, LineCounter, isNode, parseDocument} from 'yaml';
import * as z from 'zod';

import {PlainError} from '../../../shared/process/runMain';

/** Where the changes of all sections are, one file each; those of other pages are in the file of `noSection`. */
const changesFolder = 'features/feeds/changes';

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
 * @throws PlainError that names file and line, if a change lacks something, repeats an id or is older than the next one.
 */
export function parseChanges(text: string, file: string): readonly Change[] {
  const lineCounter = new LineCounter();
  // In this schema all values are texts: a hash may look like a number.
  const document = parseDocument(text, {schema: 'failsafe', lineCounter, prettyErrors: false});
  const fail = (offset: number, message: string): never => {
    throw new PlainError(`${file}:${String(lineCounter.linePos(offset).line)}: ${message}`);
  };
  const [fault] = document.errors;
  if (fault !== undefined) {
    fail(fault.pos[0], fault.message);
  }
  const {data, error} = z.array(change).safeParse(document.toJS());
  if (error !== undefined) {
    const [{path: at, message} = {path: [], message: ''}] = error.issues;
    const key = at.slice(1).map(String).join('.');
    return fail(offsetOf(document, at), `${key}: ${message}. See CONTRIBUTING.md.`);
  }
  const seen = new Set<string>();
  let newest = '9999';
  for (const [index, {id, date}] of data.entries()) {
    if (seen.has(id)) {
      fail(offsetOf(document, [index, 'id']), `two changes have the id ${id}.`);
    }
    if (date > newest) {
      fail(offsetOf(document, [index, 'date']), `${id} is newer than the change above it.`);
    }
    seen.add(id);
    newest = date;
  }
  return data;
}

/** Where a value begins, or what it is missing from. */
function offsetOf(document: Document, at: readonly PropertyKey[]): number {
  const node = document.getIn(at, true);
  if (isNode(node)) {
    return node.range?.[0] ?? 0;
  }
  return at.length === 0 ? 0 : offsetOf(document, at.slice(0, -1));
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
