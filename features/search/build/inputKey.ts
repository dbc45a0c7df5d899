import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// All that shapes a built page or the two files, from which the files are made.
const inputs = [
  'docs',
  'docusaurus-patches',
  'docusaurus.config.ts',
  'features',
  'generated',
  'package-lock.json',
  'scripts/site',
  'shared',
  'sidebars',
  'src',
];

// What measures the search shapes nothing, and its records name the commit that was built before them.
const without = 'features/search/quality';

/**
 * A short hash of the names and bytes of all inputs of the search files. Their names are compiled into the
 * bundle before the files exist, so the names depend on what goes in, not on what comes out.
 */
export function inputKey(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(siteDir, input)).sort()) {
    hash.update(file + '\0');
    hash.update(fs.readFileSync(path.join(siteDir, file)));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** The files below a path, or the path itself; throws when there is none, since it would go unnoticed. */
function filesBelow(siteDir: string, relative: string): string[] {
  if (relative === without) {
    return [];
  }
  if (!fs.statSync(path.join(siteDir, relative)).isDirectory()) {
    return [relative];
  }
  return fs
    .readdirSync(path.join(siteDir, relative))
    .flatMap((name) => filesBelow(siteDir, `${relative}/${name}`));
}
