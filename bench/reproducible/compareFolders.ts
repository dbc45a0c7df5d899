import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {listFiles} from '../../shared/files/listFiles';

/** The result of comparing two folders. */
export interface Comparison {
  /** Files in either folder. */
  readonly files: number;
  readonly bytes: number;
  /** Files that only one has, or that differ in any byte. */
  readonly different: readonly string[];
  /** One checksum of all names and contents of the first folder. */
  readonly checksum: string;
}

/** Compares two folders byte by byte. */
export function compareFolders(first: string, second: string): Comparison {
  const ofFirst = read(first);
  const ofSecond = read(second);
  const names = [...new Set([...ofFirst.keys(), ...ofSecond.keys()])].sort();
  const all = createHash('sha256');
  ofFirst.forEach(({checksum}, name) => all.update(`${checksum}  ${name}\n`));
  return {
    files: names.length,
    bytes: [...ofFirst.values()].reduce((sum, {size}) => sum + size, 0),
    different: names.filter((name) => ofFirst.get(name)?.checksum !== ofSecond.get(name)?.checksum),
    checksum: all.digest('hex'),
  };
}

function read(folder: string) {
  return new Map(
    listFiles(folder).map((name) => {
      const content = readFileSync(path.join(folder, name));
      const checksum = createHash('sha256').update(content).digest('hex');
      return [name, {checksum, size: content.length}] as const;
    }),
  );
}
