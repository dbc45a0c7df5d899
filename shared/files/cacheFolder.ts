import {randomUUID} from 'node:crypto';
import {statSync} from 'node:fs';
import {readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const hour = 60 * 60 * 1000;

/** Writes a file of a cache; a build that is stopped or runs beside this one leaves no half file. */
export async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Removes the files of a cache that a build did not use, and half files that a stopped build left. */
export async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const unused = (await readdir(folder))
    .filter((file) => !used.has(file))
    .map((file) => path.join(folder, file))
    .filter((file) => !isBeingWritten(file));
  await Promise.all(unused.map((file) => rm(file, {force: true})));
}

/** Whether a build that runs beside this one may still write a half file. */
function isBeingWritten(file: string): boolean {
  if (!file.endsWith('.part')) {
    return false;
  }
  // It has another name if the other build has finished it meanwhile.
  const written = statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  return Date.now() - written < hour;
}
