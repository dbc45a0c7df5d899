import {statSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../../shared/process/runMain';

import {runCommand} from './runCommand';

/** How a version of PHP is started. */
export interface PhpProgram {
  /** `8.2` */
  readonly version: string;
  /** The command that runs a file in a folder. */
  readonly command: (folder: string) => readonly [string, ...string[]];
  /** Whether it is another one than that of this machine, with settings of its own. */
  readonly isOther: boolean;
}

/**
 * The versions of PHP that samples can be run with: that of this machine, and those that options name as
 * `8.4=PATH`, where the path is that of a program, or of a folder that holds a whole system for `chroot`.
 */
export function phpPrograms(options: readonly string[] = []): PhpProgram[] {
  const own = {command: () => ['php'] as const, isOther: false};
  const others = options.map((option) => {
    const [, version, place] = /^(\d+\.\d+)=(.+)$/.exec(option) ?? [];
    if (version === undefined || place === undefined) {
      throw new PlainError(`Write --php 8.4=PATH, not --php ${option}.`);
    }
    const program = programAt(place);
    const found = versionOf(program.command);
    if (found !== version) {
      throw new PlainError(`--php ${option}: that is PHP ${found}.`);
    }
    return {version, ...program};
  });
  return [{version: versionOf(own.command), ...own}, ...others];
}

function programAt(place: string): Omit<PhpProgram, 'version'> {
  const file = path.resolve(place);
  const isFolder = statSync(file, {throwIfNoEntry: false})?.isDirectory() === true;
  // What the shell of this machine says about its PHP is not true of another one.
  const clean = ['env', '-u', 'LD_LIBRARY_PATH'] as const;
  // In the application, `php` leads here.
  const search = `PATH=${isFolder ? '/usr/local/bin:/usr/bin:/bin' : (process.env.PATH ?? '')}`;
  return {
    command: (folder) =>
      isFolder
        ? [...clean, 'chroot', file, 'env', '-C', path.resolve(folder), search, 'php']
        : [...clean, search, file],
    isOther: true,
  };
}

function versionOf(command: PhpProgram['command']): string {
  const [program, ...args] = command('.');
  const code = 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;';
  const {stdout, stderr} = runCommand([program, ...args, '-n', '-r', code], {cwd: '.'});
  if (!/^\d+\.\d+$/.test(stdout)) {
    throw new PlainError(`${[program, ...args].join(' ')} is not PHP: ${stderr.trim()}`);
  }
  return stdout;
}
