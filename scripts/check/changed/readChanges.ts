import {execFileSync} from 'node:child_process';

/** What differs from the state that others have. */
export interface Changes {
  /** The commit that is compared with. */
  readonly base: string;
  /** Paths of files that are there: changed, added, not yet added. */
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

/** Where this branch left main; without a main, the last commit. */
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
