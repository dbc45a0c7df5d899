import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {succeed} from '../../../shared/process/runProgram';

const wanted = '@sparticuz/chromium';
const version = '147.0.2';
const unpack = 'require(process.argv[1]).executablePath()';

/** The launcher that starts a browser with its bundled libraries and fonts. */
export function launcher(folder: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib" FONTCONFIG_PATH="${folder}/fonts"
exec "${folder}/chromium" "$@"
`;
}

/**
 * Installs a Chromium that bundles its libraries into a folder, not as a dependency because most machines
 * have a browser, and returns the path of its launcher.
 */
export async function installCached(folder: string): Promise<string> {
  const home = path.resolve(folder);
  const unpacked = path.join(home, version);
  const program = path.join(unpacked, 'start.sh');
  // Written last: without it an earlier run was interrupted.
  if (!existsSync(program)) {
    await rm(home, {recursive: true, force: true});
    await mkdir(unpacked, {recursive: true});
    const where = ['--prefix', home, '--no-save', '--no-audit', '--no-fund'];
    await succeed({command: ['npm', 'install', ...where, `${wanted}@${version}`]});
    await succeed({
      command: [process.execPath, '-e', unpack, path.join(home, 'node_modules', wanted)],
      // It unpacks into the temporary folder, and unpacks its libraries only if this variable is set.
      env: {TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x'},
    });
    await writeFile(program, launcher(unpacked), {mode: 0o755});
  }
  return program;
}
