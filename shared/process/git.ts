import {spawnSync} from 'node:child_process';

/** Runs git in a folder and returns what it printed, or undefined if it failed or is missing. */
export type Git = (args: readonly string[], folder: string) => string | undefined;

/** The git of this machine. */
export const runGit: Git = (args, folder) => {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
};
