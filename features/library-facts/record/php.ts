import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import type {ApiClass} from '../schema/api';

const here = path.join(__dirname, 'php');

/** A folder of a source tree and the package of its classes. */
export interface Folder {
  readonly package: string;
  readonly path: string;
}

/** The output of `php/record.php`. */
export interface Reading {
  readonly classes: readonly ApiClass[];
  /** Names of the classes found by reading tokens alone. */
  readonly counted: readonly string[];
  /** Tags of doc comments whose types could not be read. */
  readonly unreadable: readonly string[];
}

/** Reads the classes below the folders of a source tree with PHP. */
export function readClasses(tree: string, folders: readonly Folder[]): Reading {
  const args = [path.join(here, 'record.php'), install(here)];
  const input = JSON.stringify({tree: path.resolve(tree), folders});
  const output = run('php', args, input);
  const result: unknown = JSON.parse(output);
  if (!isReading(result)) {
    throw new Error(`php ${args.join(' ')} printed no classes for ${tree}.`);
  }
  return result;
}

/** Installs a Composer project once into the cache and returns the path of its autoloader. */
export function install(project: string): string {
  const composer = readFileSync(path.join(project, 'composer.json'));
  const hash = createHash('sha256').update(composer).digest('hex').slice(0, 16);
  const folder = path.join(here, '..', '..', '..', '..', '.cache', 'record', hash);
  const autoload = path.join(folder, 'vendor', 'autoload.php');
  // Composer writes the autoloader last: without it an earlier run was interrupted.
  if (!existsSync(autoload)) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    copyFileSync(path.join(project, 'composer.json'), path.join(folder, 'composer.json'));
    run('composer', ['install', '--no-interaction', '--no-progress', '--quiet', '-d', folder]);
  }
  return autoload;
}

/** Runs PHP or Composer and returns what it printed. */
export function run(program: string, args: readonly string[], input = ''): string {
  try {
    return execFileSync(program, args, {input, encoding: 'utf8', maxBuffer: 2 ** 28});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${program} failed; PHP 8.2 and Composer 2 must be installed. ${reason}`);
  }
}

function isReading(value: unknown): value is Reading {
  return (
    typeof value === 'object' &&
    value !== null &&
    'classes' in value &&
    'counted' in value &&
    'unreadable' in value &&
    Array.isArray(value.classes)
  );
}
