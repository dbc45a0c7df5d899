import path from 'node:path';

import {type Api, readApis} from '../../library-facts';
import {descriptionFile, readDescription, versionsOf} from '../run/description';

/**
 * The `composer.json` of the samples of a page: the release of each library that printed the outputs, and what else
 * their project requires.
 *
 * @throws Error for a package that may have any version.
 */
export function composerJson(section: string, name: string, description: string): string {
  const project = readDescription(section);
  const versions = packageVersions(section);
  const require = Object.entries(project.require).map(
    ([dependency, constraint]): [string, string] => [
      dependency,
      constraint === '*' && !dependency.startsWith('ext-')
        ? versionOf(dependency, versions, section)
        : constraint,
    ],
  );
  const content = {
    name: `samples/${name}`,
    description,
    type: 'project',
    license: 'MIT',
    require: Object.fromEntries(require),
    autoload: {'psr-4': {'App\\': 'src/'}, files: ['set-up/functions.php']},
    // Without a terminal, Composer would stop at a plugin that is not in this list.
    config: {'allow-plugins': false},
  };
  return `${JSON.stringify(content, undefined, 4)}\n`;
}

type RecordedPackages = readonly Pick<Api, 'repository' | 'packages'>[];

const recorded = new Map<string, RecordedPackages>();

/** The packages of each recorded repository, read once: the files have some megabytes. */
function recordedPackages(): RecordedPackages {
  const folder = path.resolve('generated');
  const packages =
    recorded.get(folder) ??
    ['api', 'third-party']
      .flatMap((name) => readApis(path.join(folder, name)))
      .map((api) => ({repository: api.repository, packages: api.packages}));
  recorded.set(folder, packages);
  return packages;
}

/** The versions that the samples of a section ran with, by package; a vendor stands for all of its packages. */
function packageVersions(section: string): ReadonlyMap<string, string> {
  const {sources, standIns = {}} = readDescription(section).extra;
  const folders = new Map([
    ...versionsOf(sources, descriptionFile(section)),
    ...Object.entries(standIns),
  ]);
  const found = new Map<string, string>();
  const repositories = recordedPackages();
  for (const [folder, version] of folders) {
    const name = path.posix.basename(folder);
    for (const {repository, packages} of repositories) {
      if (path.posix.basename(repository) === name) {
        packages.forEach((one) => found.set(one.name, version));
      }
    }
    if (folder.startsWith('symfony/')) {
      found.set('symfony', `^${version.split('.')[0] ?? ''}.0`);
    }
  }
  return found;
}

function versionOf(
  dependency: string,
  versions: ReadonlyMap<string, string>,
  section: string,
): string {
  const version = versions.get(dependency) ?? versions.get(dependency.split('/')[0] ?? '');
  if (version === undefined) {
    throw new Error(
      `${descriptionFile(section)} requires any version of ${dependency}, and extra.sources does not name its source.`,
    );
  }
  return version;
}
