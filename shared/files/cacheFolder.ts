import {randomUUID} from 'node:crypto';
import {readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of a cache; a build that is stopped or runs beside this one leaves no half file. */
export async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Removes the files of a cache that a build did not use. */
export async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const unused = (await readdir(folder)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(path.join(folder, file), {force: true})));
}
