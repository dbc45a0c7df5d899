import {randomBytes} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Block} from '../parse/readBlocks';

import {makeApplication, placeBlock, quote} from './application';
import type {Application} from './application';
import type {PhpProgram} from './phpPrograms';
import {runCommand} from './runCommand';
import type {Ended} from './runCommand';
import {isClassFile} from './shownOutputs';
import type {ShownOutput} from './shownOutputs';
import {surroundingsOf} from './surroundings';
import type {Surroundings} from './surroundings';

/** The output of a block, or the reason why there is none. */
export type Printed = {readonly text: string} | {readonly failure: string};

interface Place {
  readonly file: string;
  readonly block: Block;
}

/** What a run has besides the application. */
export interface RunWith {
  /** Another PHP than the one of this machine. */
  readonly php?: PhpProgram;
  /** Further environment variables, such as the address of a database. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs the blocks above one output of a page in a fresh application, and returns what the page must show.
 */
export function runOutput(
  output: ShownOutput,
  vendor: string,
  folder: string,
  {php, env = {}}: RunWith = {},
): Printed {
  const surroundings = surroundingsOf(output.block.page);
  const made = makeApplication(folder, vendor, surroundings);
  const application = {...made, env: {...made.env, ...env}};
  const places: Place[] = [];
  output.group.forEach((block, index) => {
    const file = placeBlock(application, block, `${index + 1}`);
    if (file !== undefined) {
      places.push({file, block});
    }
  });
  const {source} = output;
  const ended =
    source.language === 'bash'
      ? runBash(output, application)
      : runPhp(output, places, application, surroundings, php);
  const complaints = complaintsIn(ended, application.folder);
  if (complaints === '') {
    return {text: ended.stdout.replace(/\n+$/, '')};
  }
  return {failure: withPlaces(complaints, places)};
}

/**
 * Each line of a bash block runs in its own process, as in the reader's terminal. The requests of earlier
 * outputs on the page run first, because they change what later ones find; so do the commands of earlier
 * outputs in a marked sample.
 */
function runBash({source, group, printing}: ShownOutput, {folder, env}: Application): Ended {
  const isStepBefore = (block: Block) =>
    source.meta.sample !== undefined && block.meta.sample === source.meta.sample
      ? block.language === 'bash'
      : sendsRequests(source) && sendsRequests(block);
  const earlier = group.filter(
    (block) => block.line < source.line && printing.has(block) && isStepBefore(block),
  );
  for (const block of [...earlier, source]) {
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

function sendsRequests({language, value}: Block): boolean {
  return language === 'bash' && /^curl /m.test(value);
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

/** The php blocks of the group run in order in one scope, after the set-ups. */
function runPhp(
  {source, printing}: ShownOutput,
  places: readonly Place[],
  {folder, env}: Application,
  {setUps, show}: Surroundings,
  php?: PhpProgram,
): Ended {
  const mark = `\n${randomBytes(16).toString('hex')}\n`;
  const requires = (files: readonly string[]) =>
    files.filter((file) => existsSync(file)).map((file) => `require ${quote(path.resolve(file))};`);
  // Classes are found by the autoloader.
  const steps = places
    .filter(({block}) => printing.has(block) || !isClassFile(block))
    .flatMap(({file, block}) => [
      ...(block === source ? [`echo ${JSON.stringify(mark)};`] : []),
      printing.has(block)
        ? `require_once ${quote(file)};`
        : `if (\\Rekalogika\\Dev\\Samples\\parses(${quote(file)})) { require_once ${quote(file)}; }`,
      ...(printing.has(block) ? requires([show]) : []),
    ]);
  writeFileSync(
    path.join(folder, 'run.php'),
    ["<?php\nrequire __DIR__ . '/vendor/autoload.php';", ...requires(setUps), ...steps].join('\n'),
  );
  const [program, ...args] = php?.command(folder) ?? ['php'];
  const settings = php?.isOther === true ? {PHP_INI_SCAN_DIR: `:${folder}/.php`} : {};
  const ended = runCommand([program, ...args, 'run.php'], {
    cwd: folder,
    env: {...env, ...settings},
  });
  return {...ended, stdout: ended.stdout.split(mark)[1] ?? ''};
}

/** PHP errors, and notices about the sample itself; notices about the library are ignored. */
function complaintsIn({status, stderr}: Ended, folder: string): string {
  return status === 0
    ? stderr
        .split('\n')
        .filter((line) => line.includes(folder))
        .join('\n')
    : stderr.trim() || `It ended with ${status ?? 'a signal'} and no output.`;
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
