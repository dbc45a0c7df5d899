import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {runProgram} from '../../../runProgram';

/** The engines to compare with, exact; esbuild only makes their code small, to count its bytes. */
export const versions = {minisearch: '7.2.0', pagefind: '1.6.0', esbuild: '0.28.2'} as const;

/** A folder with the engines, or why there is none. */
export type Installed = {readonly folder: string} | {readonly failure: string};

/** Installs the engines into a cache folder: they are no part of the project. */
export async function installEngines(): Promise<Installed> {
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const folder = path.resolve('.cache/measure/search-engines', packages.join('_'));
  if (Object.keys(versions).every((name) => existsSync(`${folder}/node_modules/${name}`))) {
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
