import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {isRecord} from '../../../shared/json/isRecord';
import {parseAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';
import {declaration} from '../schema/api';

const here = path.join(__dirname, 'php');

/** A folder of a source tree and the package of its classes. */
export interface Folder {
  readonly package: string;
  readonly path: string;
}

const reading = z.strictObject({
  classes: z.array(declaration).readonly(),
  /** Names of the classes found by reading tokens alone. */
  counted: z.array(z.string()).readonly(),
  /** Tags of doc comments whose types could not be read. */
  unreadable: z.array(z.string()).readonly(),
});

/** The output of `php/record.php`. */
export type Reading = Readonly<z.infer<typeof reading>>;

/** The advice when a script of `php/` prints something else than expected. */
export const checkScript = 'Compare the script with its schema: features/library-facts/schema.';

/** Reads the classes below the folders of a source tree with PHP. */
export function readClasses(tree: string, folders: readonly Folder[]): Reading {
  const args = [path.join(here, 'record.php'), install(here)];
  const input = JSON.stringify({tree: path.resolve(tree), folders});
  const output = run('php', args, input);
  return parseAs(reading, output, `php ${args.join(' ')}, for ${tree}`, checkScript);
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

/**
 * Runs PHP or Composer and returns what it printed.
 *
 * @throws PlainError if the program is not installed, and Error with its own message if it fails.
 */
export function run(program: string, args: readonly string[], input = ''): string {
  try {
    return execFileSync(program, args, {input, encoding: 'utf8', maxBuffer: 2 ** 28});
  } catch (error) {
    if (isRecord(error) && error.code === 'ENOENT') {
      throw new PlainError(`There is no ${program}: install PHP 8.2 and Composer 2.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${program} failed. ${reason}`, {cause: error});
  }
}
