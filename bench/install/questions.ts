import path from 'node:path';

import type {Project} from '../../features/library-facts/install/project';
import type {Installable, Verdict} from '../../features/library-facts/install/verdict';
import {parseConstraint} from '../../features/library-facts/install/constraint';
import {includes} from '../../features/library-facts/install/ranges';
import {type GeneratedProject, allowedPhp} from './projects';

/** A question to Composer, with the answer that a verdict implies. */
export interface Question {
  readonly folder: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Whether Composer finds a solution. */
  readonly expected: boolean;
  readonly about: string;
}

/** The questions to Composer about a verdict: whether it installs the releases named, and none in between. */
export function questionsOn(
  verdict: Verdict,
  {php, require}: GeneratedProject,
  project: Project,
  folder: string,
): Question[] {
  const {library, documented, earlier} = verdict;
  const ask = (
    constraint: string,
    withUpdates: boolean,
    expected: boolean,
    where = 'run',
  ): Question => ({
    folder: path.join(folder, where),
    arguments: {
      command: 'require',
      packages: [`${library.package}:${constraint}`],
      '--dry-run': true,
      ...(withUpdates && {'--with-all-dependencies': true}),
    },
    expected,
    about: `${library.package}:${constraint}${withUpdates ? ' -W' : ''} ${where} ${expected ? 'installs' : 'fails'}`,
  });
  const installs = ({release, withUpdates, php: beyond}: Installable): Question[] => [
    ask(release, withUpdates, true),
    ...(withUpdates ? [ask(release, false, false)] : []),
    ...(php === undefined && require.php !== undefined && isLockedFor(project, require.php)
      ? [ask(release, withUpdates, beyond === undefined, 'low')]
      : []),
  ];
  if (documented !== undefined) {
    return installs(documented);
  }
  const isLocked = project.file === 'composer.lock';
  const above = earlier === undefined ? '' : `>${earlier.release} `;
  return [
    ask(`${above}<=${library.release}`, isLocked, false),
    ...(earlier === undefined ? [] : installs(earlier)),
  ];
}

/** Whether all packages of a lock file run with the lowest PHP that the project allows; else the library changes nothing. */
function isLockedFor({locked}: Project, constraint: string): boolean {
  const [lowest = ''] = allowedPhp(constraint);
  return [...locked.values()].every(({require: {php = '*'}}) =>
    includes(parseConstraint(php), `${lowest}.0`),
  );
}
