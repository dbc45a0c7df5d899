import {randomBytes} from 'node:crypto';
import {chmodSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Block} from '../parse/readBlocks';

import {filesOnDisk, makeApplication, placeBlock, quote} from './application';
import type {Application} from './application';
import {addBackends} from './backends/addBackends';
import type {Backend} from './backends/backends';
import {isBrowserTest, runBrowser} from './browser/runBrowser';
import type {PhpProgram} from './phpPrograms';
import {runCommand} from './runCommand';
import type {Ended} from './runCommand';
import {type Place, phpSteps} from './phpSteps';
import {stepsBefore} from './stepsBefore';
import type {ShownOutput} from './shownOutputs';
import {surroundingsOf} from './surroundings';
import type {Surroundings} from './surroundings';

/** The output of a block, or the reason why there is none. */
export type Printed = {readonly text: string} | {readonly failure: string};

/** What a run has besides the application. */
export interface RunWith {
  /** Another PHP than the one of this machine. */
  readonly php?: PhpProgram;
  /** Further environment variables, such as the address of a database. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the application uses instead of its database or storage. */
  readonly backends?: readonly Pick<Backend, 'folder' | 'classes'>[];
}

/**
 * Runs the blocks above one output of a page in a fresh application, and returns what the page must show.
 */
export function runOutput(
  output: ShownOutput,
  vendor: string,
  folder: string,
  {php, env = {}, backends = []}: RunWith = {},
): Printed {
  let surroundings = surroundingsOf(output.block.page);
  const made = makeApplication(folder, vendor, surroundings);
  const application = {...made, env: {...made.env, ...env, ...envOf(folder, php)}};
  const files = filesOnDisk(application);
  const places: Place[] = [];
  output.group.forEach((block, index) => {
    const file = placeBlock(files, block, index + 1);
    if (file !== undefined) {
      places.push({file: path.join(folder, file), block});
    }
  });
  if (backends.length > 0) {
    const setUps = addBackends(folder, surroundings.setUps, backends);
    surroundings = {...surroundings, setUps};
  }
  const {source} = output;
  const ended = isBrowserTest(source)
    ? runBrowser(application, surroundings, php)
    : source.language === 'bash'
      ? runBash(output, application)
      : runPhp(output, places, application, surroundings, php);
  const complaints = complaintsIn(ended, application.folder);
  if (complaints === '') {
    return {text: ended.stdout.replace(/\n+$/, '')};
  }
  return {failure: withPlaces(complaints, places)};
}

/** What makes an application use another PHP than that of the machine, also in a terminal. */
function envOf(folder: string, php: PhpProgram | undefined): Readonly<Record<string, string>> {
  if (php?.isOther !== true) {
    return {};
  }
  const shim = path.join(folder, 'bin/php');
  const command = php.command(folder).map((part) => `'${part}'`);
  writeFileSync(shim, `#!/bin/sh\nexec ${command.join(' ')} "$@"\n`);
  chmodSync(shim, 0o755);
  return {PHP_INI_SCAN_DIR: `:${folder}/.php`};
}

/** Each line of a bash block runs in its own process, as in the reader's terminal. */
function runBash(output: ShownOutput, {folder, env}: Application): Ended {
  const {source} = output;
  for (const block of [...stepsBefore(output), source]) {
    const {status, stdout, stderr} = runCommand(['bash', '-e', '-c', scriptOf(block)], {
      cwd: folder,
      env,
    });
    if (block === source || status !== 0) {
      return {status, stdout, stderr};
    }
  }
  throw new Error('No block was run.');
}

function scriptOf({page, line, value}: Block): string {
  const commands = value.replace(/\\\n/g, '').split('\n');
  const other = commands.find((command) => !/^(?:php |curl |#|\s*$)/.test(command));
  if (other !== undefined) {
    throw new Error(
      `${page}:${line} bash: only lines that start with "php" or "curl" can be run for an output, not "${other}".`,
    );
  }
  return value;
}

/** The php blocks of the group run in order in one scope, after the setups. */
function runPhp(
  output: ShownOutput,
  places: readonly Place[],
  {folder, env}: Application,
  {setUps, show}: Surroundings,
  php?: PhpProgram,
): Ended {
  const mark = `\n${randomBytes(16).toString('hex')}\n`;
  const inRepository = (files: readonly string[]) =>
    files.filter((file) => existsSync(file)).map((file) => path.resolve(file));
  const steps = phpSteps(output, places, {
    setUps: inRepository(setUps),
    show: inRepository([show]),
    mark,
    write: quote,
  });
  writeFileSync(
    path.join(folder, 'run.php'),
    ["<?php\nrequire __DIR__ . '/vendor/autoload.php';", ...steps].join('\n'),
  );
  const [program, ...args] = php?.command(folder) ?? ['php'];
  const ended = runCommand([program, ...args, 'run.php'], {cwd: folder, env});
  return {...ended, stdout: ended.stdout.split(mark)[1] ?? ''};
}

/**
 * PHP errors, which an error handler prints to either place, and notices about the sample itself; notices about the
 * library are ignored.
 */
function complaintsIn({status, stdout, stderr}: Ended, folder: string): string {
  return status === 0
    ? stderr
        .split('\n')
        .filter((line) => line.includes(folder))
        .join('\n')
    : stderr.trim() || stdout.trim() || `It ended with ${status ?? 'a signal'} and no output.`;
}

/** Replaces lines of files that were made from the page's blocks with lines of the page. */
function withPlaces(text: string, places: readonly Place[]): string {
  return places.reduce(
    (result, {file, block}) =>
      result.replaceAll(
        new RegExp(
          `${file.replace(/[^\w/]/g, '\\$&')}(?:\\((\\d+)\\)|:(\\d+)| on line (\\d+))`,
          'g',
        ),
        (_, ...numbers: (string | undefined)[]) =>
          `${block.page}:${block.line - 1 + Number(numbers.find(Boolean))}`,
      ),
    text,
  );
}
