import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow, surroundingsOf} from '../run/surroundings';

/** What the samples of a page run with, as files of an archive. */
export interface SetUpFiles {
  /** The classes that the page does not show, in `src/`. */
  readonly classes: ReadonlyMap<string, string>;
  /** The programs that replace those of an application, in `bin/`. */
  readonly commands: ReadonlyMap<string, string>;
  /** Everything else, in `set-up/`. */
  readonly files: ReadonlyMap<string, string>;
  /** Those of the files that run first. */
  readonly setUps: readonly string[];
  /** Those of the files that run after each block with an output. */
  readonly show: readonly string[];
}

/**
 * The files that the samples of a page run with, from `features/samples/projects/`; without the programs that none of
 * its commands starts.
 */
export function setUpFiles(page: string, bash: readonly string[]): SetUpFiles {
  const {fixtures, setUps, show, console, curl, composer} = surroundingsOf(page);
  const section = path.posix.dirname(composer);
  const classes = new Map<string, string>();
  for (const folder of fixtures) {
    for (const file of filesBelow(folder)) {
      const relative = path.posix.relative(folder, file);
      // What only the runner may do, such as to drop databases of its own server.
      if (!relative.startsWith('Runner/')) {
        classes.set(path.posix.join('src', relative), read(file));
      }
    }
  }
  const files = new Map<string, string>();
  // Those of the section are at the top, those of the page in a folder: both may have the same names.
  const nameOf = (file: string) =>
    path.posix.join(
      'set-up',
      path.posix.dirname(file) === section ? '' : 'page',
      path.posix.basename(file),
    );
  const add = (file: string): string[] => {
    if (!existsSync(file)) {
      return [];
    }
    const name = nameOf(file);
    files.set(name, read(file));
    for (const needed of besides(file)) {
      const relative = path.posix.relative(path.posix.dirname(file), needed);
      files.set(path.posix.join(path.posix.dirname(name), relative), read(needed));
    }
    return [name];
  };
  const commands = new Map<string, string>();
  const isStarted = (program: RegExp) => bash.some((code) => program.test(code));
  for (const file of isStarted(/\bbin\/console\b/) ? add(console) : []) {
    commands.set('bin/console', programWith('<?php', [`/${file}`]));
  }
  for (const file of isStarted(/^curl /m) ? add(curl) : []) {
    files.set('set-up/curlFunctions.php', read(path.join(__dirname, '../run/php/curl.php')));
    commands.set(
      'bin/curl',
      programWith('#!/usr/bin/env php\n<?php', ['/set-up/curlFunctions.php', `/${file}`]),
    );
  }
  return {classes, commands, setUps: setUps.flatMap(add), show: add(show), files};
}

function programWith(start: string, files: readonly string[]): string {
  const requires = ['/vendor/autoload.php', ...files].map(
    (file) => `require dirname(__DIR__) . '${file}';\n`,
  );
  return `${start}\n\n${requires.join('')}`;
}

/** The files that a file names as beside it: `__DIR__ . '/templates'`. */
function besides(file: string): string[] {
  return [...read(file).matchAll(/\b__DIR__ \. '\/([\w./-]+)'/g)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
    .filter((name) => existsSync(name))
    .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name]));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
