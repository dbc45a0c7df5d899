import {type Git, runGit} from '../../../shared/process/git';

/**
 * The commit that a folder contains, or undefined if that is not known: there is no git, or files differ from the
 * commit.
 */
export function commitOf(folder: string, git: Git = runGit): string | undefined {
  const commit = git(['rev-parse', 'HEAD'], folder)?.trim();
  return git(['status', '--porcelain'], folder)?.trim() === '' ? commit : undefined;
}
