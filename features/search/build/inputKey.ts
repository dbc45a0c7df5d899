import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A short hash over the names and bytes of the files below these paths. The names of the search files
 * are compiled into the bundle before the files exist, so they depend on what goes in, not on what
 * comes out.
 */
export function inputKey(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(root, input)).sort()) {
    hash.update(file + '\0');
    hash.update(fs.readFileSync(path.join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(root: string, relative: string): string[] {
  const stat = fs.statSync(path.join(root, relative), {throwIfNoEntry: false});
  if (stat === undefined) {
    return [];
  }
  if (!stat.isDirectory()) {
    return [relative];
  }
  return fs
    .readdirSync(path.join(root, relative))
    .flatMap((name) => filesBelow(root, `${relative}/${name}`));
}
