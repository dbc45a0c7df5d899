import {existsSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';

// Inside the repository, so that both are on one disk and can be renamed into each other.
const cache = '.cache';

/**
 * Lets `work` write a site into a draft folder, and replaces the last site with it when it is complete.
 * A build that fails or is stopped leaves the last site unchanged; the next build removes its draft.
 */
export async function buildAside(
  directory: string,
  work: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = path.join(cache, `draft-${path.basename(directory)}`);
  const last = path.join(cache, `last-${path.basename(directory)}`);
  await clear(draft);
  await work(draft);
  await clear(last);
  if (existsSync(directory)) {
    await rename(directory, last);
  }
  await mkdir(path.dirname(directory), {recursive: true});
  await rename(draft, directory);
  await clear(last);
}

async function clear(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), {recursive: true});
  await rm(folder, {recursive: true, force: true});
}
