import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * What the first of several processes makes and keeps in a file, as JSON. The others wait for it. If it does not come
 * within `patience` milliseconds, its maker has probably ended, and the next one makes it.
 */
export function madeOnce(file: string, make: () => unknown, patience = 240_000): unknown {
  const claim = `${file}.claimed`;
  mkdirSync(path.dirname(file), {recursive: true});
  while (!existsSync(file)) {
    if (isFirst(claim)) {
      try {
        // It may have come between the look and the claim.
        if (!existsSync(file)) {
          write(file, make());
        }
      } finally {
        rmSync(claim, {recursive: true, force: true});
      }
    } else if (ageOf(claim) > patience) {
      rmSync(claim, {recursive: true, force: true});
    } else {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Whether this process is the first to make a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** The milliseconds since a folder was made; none if it is gone. */
function ageOf(folder: string): number {
  const made = statSync(folder, {throwIfNoEntry: false})?.mtimeMs;
  return made === undefined ? 0 : Date.now() - made;
}

function write(file: string, value: unknown): void {
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${file}.part`, JSON.stringify(value));
  renameSync(`${file}.part`, file);
}
