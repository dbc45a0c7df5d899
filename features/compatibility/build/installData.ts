import {createHash} from 'node:crypto';
import path from 'node:path';

import {allLibraries, readRequirements} from '../../library-facts';
import type {InstallData} from '../engine/catalog';

/**
 * What the check on the compatibility page reads.
 *
 * @throws Error if nothing is recorded of a library: the check would find nothing in its way.
 */
export function installData(generated: string): InstallData {
  const folder = path.join(generated, 'requirements');
  const repositories = readRequirements(folder).map(({releases, packages}) => ({
    releases,
    packages,
  }));
  const libraries = allLibraries.map(({section, install, release}) => {
    if (!repositories.some(({packages}) => install in packages)) {
      throw new Error(`${folder} has no requirements of ${install}: see generated/README.md.`);
    }
    return {section, package: install, release};
  });
  return {libraries, repositories};
}

/** A file that browsers fetch; its address changes with its content. */
export interface InstallFile {
  readonly address: string;
  readonly content: string;
}

const generated = path.join(__dirname, '..', '..', '..', 'generated');

/** The file that the check on the compatibility page fetches. */
export function installFile(): InstallFile {
  const content = JSON.stringify(installData(generated));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {address: `/assets/requirements.${hash}.json`, content};
}
