import {readFileSync} from 'node:fs';

import {type Library, parsePackages} from '../../library-facts';

/**
 * The documented libraries, read when called: the recorder may have written the file again in the same process.
 */
export function documentedReleases(file = 'generated/packages.json'): Library[] {
  const {groups} = parsePackages(readFileSync(file, 'utf8'), file);
  return groups.flatMap(({libraries}) => libraries);
}
