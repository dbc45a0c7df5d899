import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {readChanges} from '../../../features/feeds';
import {checkChanges, readLog} from './checkChanges';
import {checkSubjects, readCommit} from './checkSubjects';

// An archive of the source has no history to look at; a clone always has one.
if (existsSync('.git')) {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%cs %s'], {encoding: 'utf8'});
  const commits = log
    .split('\n')
    .filter((line) => line !== '')
    .map(readCommit);
  const wrong = [...checkSubjects(commits), ...wrongChanges()];
  console.log([`Looked at ${commits.length} commits.`, ...wrong].join('\n'));
  process.exitCode = wrong.length === 0 && commits.length > 0 ? 0 : 1;
} else {
  console.log('Looked at 1 commit: none, this is not a clone but an archive without history.');
}

/** What is wrong with the changes of the feeds that name a commit. */
function wrongChanges(): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {encoding: 'utf8', maxBuffer: 1e9});
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    return [];
  }
  const changes = readChanges('.').flatMap(({section, changes: own}) =>
    own.map((change) => ({section, ...change})),
  );
  return checkChanges(
    changes,
    readLog(git('log', '--format=%x00%H %as', '--name-only', '--', 'docs')),
  );
}
