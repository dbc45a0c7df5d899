import path from 'node:path';

import {memoize} from '../../../shared/functions/memoize';
import {type Api, readApis} from '../../library-facts';
import {descriptionFile, readDescription, sectionOf, versionsOf} from '../run/description';
import {documentedReleases} from '../run/documentedReleases';

/** The oldest PHP that samples are checked and run with. */
const oldestPhp = '8.2';

/** Packages and PHP that the samples of a page require, with their constraints. */
export type Requirements = Readonly<Record<string, string>> & {readonly php: string};

const spreadsheets = 'phpoffice/phpspreadsheet';
const ofSpreadsheets = [spreadsheets, 'ext-gd', 'ext-zip'];

/**
 * What the samples of a page require: the release of each library that printed the outputs, what else their project
 * requires, and the PHP that these releases need. A release of another library is left out if no file of the page names
 * its namespace, and so is PhpSpreadsheet, whose extensions many readers do not have, if no file has the word.
 *
 * @throws Error for a package that may have any version.
 */
export function requirementsOf(project: string, files: Iterable<string>): Requirements {
  const versions = packageVersions(project);
  const section = sectionOf(project);
  const {repository} = documentedReleases().find((one) => one.section === section) ?? {};
  const code = [...files].join('\n');
  const packages: Record<string, string> = {};
  const php = [oldestPhp];
  const {require} = readDescription(project);
  const leavesOut = spreadsheets in require && !code.includes('Spreadsheet') ? ofSpreadsheets : [];
  for (const [dependency, constraint] of Object.entries(require)) {
    if (leavesOut.includes(dependency)) {
      continue;
    }
    if (constraint !== '*' || dependency.startsWith('ext-')) {
      packages[dependency] = constraint;
      continue;
    }
    const found = recordedPackages().find(({name}) => name === dependency);
    const isUsed =
      found === undefined ||
      found.repository === repository ||
      found.psr4.some((prefix) => code.includes(prefix));
    if (isUsed) {
      packages[dependency] = versionOf(dependency, versions, project);
      php.push(lowestPhp(found?.require['php']));
    }
  }
  return {php: `>=${newestPhp(php)}`, ...packages};
}

/** The `composer.json` of the samples of a page; `functions` are the files that define functions. */
export function composerJson(
  name: string,
  description: string,
  require: Requirements,
  functions: readonly string[],
): string {
  const content = {
    name: `samples/${name}`,
    description,
    type: 'project',
    license: 'MIT',
    require,
    autoload: {'psr-4': {'App\\': 'src/'}, ...(functions.length > 0 && {files: functions})},
    // Without a terminal, Composer would stop at a plugin that is not in this list.
    config: {'allow-plugins': false},
  };
  return `${JSON.stringify(content, undefined, 4)}\n`;
}

/** The oldest PHP that a constraint such as `^8.2 || ^8.3` allows, 8.2 or newer. */
export function lowestPhp(constraint = ''): string {
  const [lowest = oldestPhp] = /\d+\.\d+/.exec(constraint) ?? [];
  return newestPhp([oldestPhp, lowest]);
}

/** The newest of versions of PHP such as `8.2`. */
export function newestPhp(versions: readonly string[]): string {
  const collator = new Intl.Collator('en', {numeric: true});
  return [...versions].sort((a, b) => collator.compare(a, b)).at(-1) ?? oldestPhp;
}

type RecordedPackage = Api['packages'][number] & {readonly repository: string};

function recordedPackages(): readonly RecordedPackage[] {
  return packagesIn(path.resolve('generated'));
}

/** The packages recorded in a folder, read once: the files have some megabytes. */
const packagesIn = memoize((folder: string): readonly RecordedPackage[] =>
  ['api', 'third-party']
    .flatMap((name) => readApis(path.join(folder, name)))
    .flatMap((api) => api.packages.map((one) => ({...one, repository: api.repository}))),
);

/** The versions that the samples of a project ran with, by package; a vendor stands for all of its packages. */
function packageVersions(project: string): ReadonlyMap<string, string> {
  const {sources, standIns = {}} = readDescription(project).extra;
  const folders = new Map([
    ...versionsOf(sources, descriptionFile(project)),
    ...Object.entries(standIns),
  ]);
  const found = new Map<string, string>();
  const packages = recordedPackages();
  for (const [folder, version] of folders) {
    const name = path.posix.basename(folder);
    packages
      .filter(({repository}) => path.posix.basename(repository) === name)
      .forEach((one) => found.set(one.name, version));
    if (folder.startsWith('symfony/')) {
      found.set('symfony', `^${version.split('.')[0] ?? ''}.0`);
    }
  }
  return found;
}

function versionOf(
  dependency: string,
  versions: ReadonlyMap<string, string>,
  project: string,
): string {
  const version = versions.get(dependency) ?? versions.get(dependency.split('/')[0] ?? '');
  if (version === undefined) {
    throw new Error(
      `${descriptionFile(project)} requires any version of ${dependency}, and extra.sources does not name its source.`,
    );
  }
  return version;
}
