import {type Git, runGit} from '../../shared/process/git';

/**
 * Whether a folder is in a git repository with its full history, from which "last updated" is read. If not,
 * warns once that the dates are left out: a shallow clone would date every page to its one commit.
 */
export function hasHistory(
  folder: string,
  git: Git = runGit,
  warn: (text: string) => void = warnOnce,
): boolean {
  const answer = git(['rev-parse', '--is-shallow-repository'], folder)?.trim();
  if (answer !== 'false') {
    const reason = answer === 'true' ? 'this clone is shallow' : 'there is no git history here';
    warn(`"Last updated" is left out: ${reason}.`);
  }
  return answer === 'false';
}

// Docusaurus reads its configuration twice, each time with fresh modules: only the environment persists.
function warnOnce(text: string): void {
  if (process.env.RK_TOLD !== text) {
    process.env.RK_TOLD = text;
    console.warn(text);
  }
}
