import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {succeed} from '../../../shared/process/runProgram';

const version = '26.9.27';

/** Installs the W3C's Nu Html Checker, 32 MB, into a cache folder; returns the path of its jar file. */
export async function installChecker(folder = '.cache/vnu'): Promise<string> {
  const home = path.resolve(folder, version);
  const program = path.join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');
  if (!existsSync(program)) {
    await mkdir(home, {recursive: true});
    // Its postinstall script looks for a newer version.
    const how = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await succeed({
      command: ['npm', 'install', '--prefix', home, ...how, `vnu-jar@${version}`],
    });
  }
  return program;
}
