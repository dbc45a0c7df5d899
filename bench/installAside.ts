import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {runProgram} from '../shared/process/runProgram';

/** A folder with the packages, or the reason why there is none. */
export type Installed = {readonly folder: string} | {readonly failure: string};

/** Installs packages, by name and exact version, into a cache folder: they are not part of the project. */
export async function installAside(
  name: string,
  versions: Readonly<Record<string, string>>,
): Promise<Installed> {
  const packages = Object.entries(versions).map(([one, version]) => `${one}@${version}`);
  const folder = path.resolve('.cache/measure', name, packages.join('_'));
  if (Object.keys(versions).every((one) => existsSync(`${folder}/node_modules/${one}`))) {
    return {folder};
  }
  await mkdir(folder, {recursive: true});
  const where = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  const {status, text} = await runProgram({command: ['npm', 'install', ...where, ...packages]});
  return status === 0 ? {folder} : {failure: `npm cannot install it: ${lastLine(text)}`};
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
