import path from 'node:path';

import type {Project} from '../../features/compatibility/engine/project';
import type {Installable, Verdict} from '../../features/compatibility/engine/verdict';
import {parseConstraint} from '../../features/compatibility/engine/constraint';
import {includes} from '../../features/compatibility/engine/ranges';
import {type GeneratedProject, highestPhp, phpOf} from './projects';

/** A question to Composer, with the answer that a verdict implies. */
export interface Question {
  readonly folder: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Whether Composer finds a solution. */
  readonly expected: boolean;
  readonly about: string;
}

/**
 * The questions to Composer about a verdict: whether it installs the releases named, and none in between, and whether
 * it needs the PHP named.
 */
export function questionsOn(
  verdict: Verdict,
  generated: GeneratedProject,
  project: Project,
  folder: string,
): Question[] {
  const {library, documented, earlier} = verdict;
  const versions = phpOf(generated);
  const ask = (
    constraint: string,
    withUpdates: boolean,
    expected: boolean,
    php = highestPhp(generated),
  ): Question => ({
    folder: path.join(folder, php),
    arguments: {
      command: 'require',
      packages: [`${library.package}:${constraint}`],
      '--dry-run': true,
      ...(withUpdates && {'--with-all-dependencies': true}),
    },
    expected,
    about: `${library.package}:${constraint}${withUpdates ? ' -W' : ''} with PHP ${php} ${expected ? 'installs' : 'fails'}`,
  });
  const installs = ({release, withUpdates, php: needed = '*'}: Installable): Question[] => {
    const isEnough = (php: string) => includes(parseConstraint(needed), `${php}.0`);
    const lowest = versions.find(isEnough);
    const below = versions.slice(0, lowest === undefined ? 0 : versions.indexOf(lowest));
    return [
      ask(release, withUpdates, true),
      ...(withUpdates ? [ask(release, false, false)] : []),
      ...[below.at(-1), lowest]
        .filter((php) => php !== undefined && isLockedFor(project, php))
        .map((php) => ask(release, withUpdates, php === lowest, php)),
    ];
  };
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

/** Whether all packages of a lock file run with a PHP version; otherwise the library changes nothing. */
function isLockedFor({locked}: Project, version: string): boolean {
  return [...locked.values()].every(({require: {php = '*'}}) =>
    includes(parseConstraint(php), `${version}.0`),
  );
}
