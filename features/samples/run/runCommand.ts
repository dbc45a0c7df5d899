import {spawnSync} from 'node:child_process';

import {PlainError} from '../../../shared/process/runMain';

/** The result of a command. */
export interface Ended {
  /** Null if it was stopped. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command, for five minutes at most. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  {cwd, env}: {readonly cwd: string; readonly env?: Readonly<Record<string, string>>},
): Ended {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', ...env},
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) {
    throw new PlainError(`${program} cannot be run: ${error.message}`);
  }
  return {status, stdout, stderr};
}
