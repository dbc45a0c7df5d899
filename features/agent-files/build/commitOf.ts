import {spawnSync} from 'node:child_process';

/** Runs git and returns what it printed, or undefined if it failed or is missing. */
export type Git = (args: readonly string[], folder: string) => string | undefined;

/**
 * The commit that a folder contains, or undefined if that is not known: there is no git, or files differ from the
 * commit.
 */
export function commitOf(folder: string, git: Git = runGit): string | undefined {
  const commit = git(['rev-parse', 'HEAD'], folder)?.trim();
  return git(['status', '--porcelain'], folder)?.trim() === '' ? commit : undefined;
}

function runGit(args: readonly string[], folder: string): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}
