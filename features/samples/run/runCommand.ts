import {spawnSync} from 'node:child_process';

import {PlainError} from '../../../shared/process/runMain';

/** The result of a command. */
export interface Ended {
  /** Null if it was stopped. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** After how many seconds it is stopped. */
  readonly seconds?: number;
}

const megabytes = 64;

/**
 * Runs a command, for five minutes at most.
 *
 * @throws PlainError if it does not start.
 */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  {cwd, env, seconds = 300}: Options,
): Ended {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', ...env},
    timeout: seconds * 1000,
    maxBuffer: megabytes * 1024 * 1024,
  });
  if (error === undefined) {
    return {status, stdout, stderr};
  }
  const stopped = (reason: string) => ({status: null, stdout, stderr: `${stderr}\n${reason}`});
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ETIMEDOUT') {
    return stopped(`${program} ran for more than ${seconds} seconds.`);
  }
  if (code === 'ENOBUFS') {
    return stopped(`${program} printed more than ${megabytes} MB.`);
  }
  throw new PlainError(`${program} cannot be run: ${error.message}`);
}
