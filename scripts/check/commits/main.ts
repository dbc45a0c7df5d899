import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {checkSubjects, readCommit} from './checkSubjects';

// An archive of the source has no history to look at; a clone always has one.
if (existsSync('.git')) {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%cs %s'], {encoding: 'utf8'});
  const commits = log
    .split('\n')
    .filter((line) => line !== '')
    .map(readCommit);
  const wrong = checkSubjects(commits);
  console.log([`Looked at ${commits.length} commits.`, ...wrong].join('\n'));
  process.exitCode = wrong.length === 0 && commits.length > 0 ? 0 : 1;
} else {
  console.log('Looked at 1 commit: none, this is not a clone but an archive without history.');
}
