import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {succeed} from '../../../shared/process/runProgram';

const version = '26.9.27';

/** Installs the Nu Html Checker of the W3C, 32 MB, into a cache folder; returns the path of its program for Java. */
export async function installChecker(folder = '.cache/vnu'): Promise<string> {
  const home = path.resolve(folder, version);
  const program = path.join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');
  if (!existsSync(program)) {
    await mkdir(home, {recursive: true});
    // Its script after the installation looks for a newer one.
    const how = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await succeed({
      command: ['npm', 'install', '--prefix', home, ...how, `vnu-jar@${version}`],
    });
  }
  return program;
}
