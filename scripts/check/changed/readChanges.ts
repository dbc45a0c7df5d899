import {execFileSync} from 'node:child_process';

/** The changes compared with main. */
export interface Changes {
  /** The commit that the working tree is compared with. */
  readonly base: string;
  /** Paths of existing files: changed, added, untracked. */
  readonly files: readonly string[];
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Reads the files changed since this branch left main, committed or not. */
export function readChanges(): Changes {
  const base = findBase();
  const changed = lines(git('diff', '--name-only', '--diff-filter=d', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return {base: base.slice(0, 8), files: [...new Set([...changed, ...added])].sort()};
}

/** Where this branch left main; the last commit if there is no main. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // This clone has no such branch.
    }
  }
  return git('rev-parse', 'HEAD').trim();
}
