import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import type {Block} from '../parse/readBlocks';

import {isWholeFile} from './shownOutputs';
import type {Surroundings} from './surroundings';

/**
 * The folder of an application like the reader's: fixtures, the files of the page, `vendor/`
 * and `bin/console`.
 */
export interface Application {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The files of an application by their paths in it: on disk, or a map. */
export interface ApplicationFiles {
  readonly get: (file: string) => string | undefined;
  readonly set: (file: string, text: string) => unknown;
}

/** Settings of PHP: those of a machine must not affect an output. */
export const ini = `
display_errors = stderr
log_errors = 0
error_reporting = -1
html_errors = 0
date.timezone = UTC
precision = 14
serialize_precision = -1
zend.assertions = -1
`;

/** Creates the application of a group of samples, without its blocks. */
export function makeApplication(
  folder: string,
  vendor: string,
  {fixtures, console, curl}: Surroundings,
): Application {
  rmSync(folder, {recursive: true, force: true});
  const settings = path.join(folder, '.php');
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary, {recursive: true});
  write(path.join(settings, 'samples.ini'), ini);
  for (const fixture of fixtures.filter((source) => existsSync(source))) {
    cpSync(fixture, path.join(folder, 'src'), {recursive: true});
  }
  write(
    path.join(folder, 'vendor/autoload.php'),
    `<?php
$loader = require ${quote(path.join(vendor, 'autoload.php'))};
$loader->addPsr4('App\\\\', dirname(__DIR__) . '/src/');
require_once ${quote(path.resolve(__dirname, 'php/functions.php'))};
return $loader;
`,
  );
  write(
    path.join(folder, 'bin/console'),
    `<?php
require dirname(__DIR__) . '/vendor/autoload.php';
require ${quote(path.resolve(console))};
`,
  );
  const command = path.join(folder, 'bin/curl');
  write(
    command,
    `#!/usr/bin/env php
<?php
require dirname(__DIR__) . '/vendor/autoload.php';
require_once ${quote(path.resolve(__dirname, 'php/curl.php'))};
require ${quote(path.resolve(curl))};
`,
  );
  chmodSync(command, 0o755);
  return {
    folder,
    env: {
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
      // An empty first part stands for the folder that PHP was compiled with.
      PHP_INI_SCAN_DIR: `${process.env.PHP_INI_SCAN_DIR ?? ''}:${settings}`,
      TMPDIR: temporary,
      COLUMNS: '80',
    },
  };
}

/** The files of an application on disk. */
export function filesOnDisk({folder}: Application): ApplicationFiles {
  return {
    get: (name) => {
      const file = path.join(folder, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    set: (name, text) => {
      write(path.join(folder, name), text);
    },
  };
}

/**
 * Puts a block into an application and returns its file there; `undefined` if it is not PHP that runs. A block without
 * a file of its own gets the number as its name.
 */
export function placeBlock(
  files: ApplicationFiles,
  block: Block,
  number: number,
): string | undefined {
  const {language, meta, value} = block;
  if (language === 'diff-php') {
    patchFile(files, block);
    return undefined;
  }
  const isConfiguration = language === 'yaml' && meta.title?.startsWith('config/') === true;
  if (meta.title !== undefined && (isConfiguration || language === 'ts')) {
    files.set(meta.title, `${value}\n`);
    return undefined;
  }
  if (language !== 'php') {
    return undefined;
  }
  const whole = isWholeFile(block);
  const untitled = `blocks/${String(number)}.php`;
  const file = whole ? (meta.title ?? untitled) : untitled;
  // On the line of the first statement, so that line numbers do not change.
  const start = whole
    ? ''
    : value.startsWith('declare(')
      ? '<?php '
      : '<?php declare(strict_types=1); ';
  files.set(file, `${start}${value}\n`);
  return file;
}

/**
 * Applies a diff-php block to the file that its title names.
 *
 * @throws Error for a hunk that does not fit in one place.
 */
function patchFile(files: ApplicationFiles, {page, line, meta, value}: Block): void {
  const {title = ''} = meta;
  const original = title === '' ? undefined : files.get(title);
  if (original === undefined) {
    return;
  }
  const hunks = value.split(/^@@.*\n/m).filter((hunk) => hunk !== '');
  const patched = hunks.reduce((text, hunk) => {
    const parts = text.split(sideOf(hunk, '+'));
    if (parts.length !== 2) {
      const places = parts.length === 1 ? 'nowhere' : 'in several places';
      throw new Error(`${page}:${line} diff-php: a hunk fits ${places} in ${title}.`);
    }
    return parts.join(sideOf(hunk, '-'));
  }, original);
  files.set(title, patched);
}

/** The lines of a hunk without those of a sign. */
function sideOf(hunk: string, without: '+' | '-'): string {
  return hunk
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !line.startsWith(without))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** A PHP string literal. */
export function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
