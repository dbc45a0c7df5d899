import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../../../shared/process/runMain';
import {hashText} from '../../parse/hashText';
import {runCommand} from '../runCommand';

/**
 * Installs the packages that a `package.json` names, with their exact versions, into the cache folder, and returns
 * their `node_modules`. What is installed already is used again.
 */
export function npmPackages(file: string): string {
  const folder = path.resolve('.cache/samples/npm', hashText(readFileSync(file, 'utf8')));
  const packages = path.join(folder, 'node_modules');
  // npm writes this file last.
  if (existsSync(path.join(packages, '.package-lock.json'))) {
    return packages;
  }
  console.log(`Installing what ${file} names …`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  copyFileSync(file, path.join(folder, 'package.json'));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const {status, stderr} = runCommand(['npm', 'install', ...options], {cwd: folder});
  if (status !== 0) {
    throw new PlainError(`npm cannot install what ${file} names:\n${stderr.trim()}`);
  }
  return packages;
}
