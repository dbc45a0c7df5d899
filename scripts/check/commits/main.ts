import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {checkSubjects} from './checkSubjects';

// An archive of the source has no history to look at; a clone always has one.
if (existsSync('.git')) {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s'], {encoding: 'utf8'});
  const subjects = log.split('\n').filter((line) => line !== '');
  const wrong = checkSubjects(subjects);
  console.log([`Looked at ${subjects.length} commits.`, ...wrong].join('\n'));
  process.exitCode = wrong.length === 0 && subjects.length > 0 ? 0 : 1;
} else {
  console.log('Looked at 1 commit: none, this is not a clone but an archive without history.');
}
