import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {isObject, readJson} from './readJson';
import type {ShownOutput} from './shownOutputs';
import {filesOf, projects, surroundingsOf} from './surroundings';

/** The record of a real run: what printed an output that a page shows. */
export interface LockEntry {
  /** Hash of the group's code and of all files around it. */
  readonly inputs: string;
  /** Hash of the output. */
  readonly output: string;
  readonly package: string;
  /** The documented release at the time of the run. */
  readonly version: string;
  /** The version that ran, where no source of the documented release is stored. */
  readonly ranAgainst?: string;
  readonly php: string;
}

/** Page to its entries, in the order of its outputs. */
export type Lock = Readonly<Record<string, readonly LockEntry[]>>;

/** The record of real runs, written by `run`. */
export const lockFile = 'generated/outputs.lock.json';

/** Reads the record of real runs. */
export function readLock(file = lockFile): Lock {
  return existsSync(file) ? readJson(file, isLock, 'a list of records for each page') : {};
}

function isLock(value: unknown): value is Lock {
  return (
    isObject(value) &&
    Object.values(value).every(
      (entries) => Array.isArray(entries) && entries.every((entry) => isObject(entry)),
    )
  );
}

/** Writes the record of real runs, pages sorted. */
export function writeLock(lock: Lock, file = lockFile): void {
  const pages = Object.entries(lock)
    .filter(([, entries]) => entries.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(pages), undefined, 2)}\n`);
}

/** Hash of everything that decides what an output says, but the library. */
export function hashInputs({block, group}: ShownOutput): string {
  const files = filesOf(surroundingsOf(block.page));
  return hash(
    JSON.stringify([
      group.map(({language, meta, value}) => [language, meta.title ?? '', value]),
      files.map((file) => [
        path.posix.join('samples', path.posix.relative(projects, file)),
        readFileSync(file, 'utf8'),
      ]),
    ]),
  );
}

/** Short hash of a text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
