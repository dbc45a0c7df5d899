import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const name = 'checksums.json';
// Made from the sources of libraries, so not made again where those are not at hand.
const made = ['api', 'third-party', 'services', 'mappings'];

/** The hash of each file below `data` that is made from sources, by its path there. */
export function hashFiles(data: string): Record<string, string> {
  const files = made
    .filter((folder) => existsSync(path.join(data, folder)))
    .flatMap((folder) => readdirSync(path.join(data, folder)).map((file) => `${folder}/${file}`));
  return Object.fromEntries(
    [...files, 'packages.json'].sort().map((file) => {
      const content = readFileSync(path.join(data, file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

/** Writes `checksums.json`. */
export function writeChecksums(data: string): void {
  writeFileSync(path.join(data, name), `${JSON.stringify(hashFiles(data), null, 1)}\n`);
}

/** Files that were changed, added or removed without the recorder. */
export function changedFiles(data: string): string[] {
  const recorded: unknown = JSON.parse(readFileSync(path.join(data, name), 'utf8'));
  const isObject = typeof recorded === 'object' && recorded !== null;
  const before = new Map<string, unknown>(isObject ? Object.entries(recorded) : []);
  const now = new Map(Object.entries(hashFiles(data)));
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => before.get(file) !== now.get(file),
  );
}
