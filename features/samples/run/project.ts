import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../../shared/process/runMain';
import {parseComposerFile} from '../../library-facts';
import type {PostgresqlNeeds} from '../schema/projectFile';

import {descriptionFile, readDescription, sectionOf, versionsOf} from './description';
import {documentedReleases} from './documentedReleases';
import {installedPackages} from './installedPackages';
import {
  type OtherVersions,
  type Repository,
  ownVersions,
  requirementsWith,
  sourcesWith,
  titleOf,
} from './otherVersions';
import {runCommand} from './runCommand';

/** What a project needs to be installed on a machine with another PHP and without a terminal. */
export const composerConfig = {'allow-plugins': false, 'platform-check': false} as const;

/** A Composer project with the library of a section. */
export interface Project {
  readonly vendor: string;
  /** The version of the library that ran. */
  readonly version: string;
  /** The versions of Symfony's and Doctrine's packages that are installed, by name. */
  readonly packages: Readonly<Record<string, string>>;
  readonly postgresql?: PostgresqlNeeds;
  /** The PHP that the samples run with, if not that of the machine. */
  readonly php?: string;
}

/** Installs the Composer project of a section or page, or reuses the installed one if nothing changed. */
export function installProject(
  name: string,
  libs: string,
  others: OtherVersions = ownVersions,
): Project {
  const section = sectionOf(name);
  const file = descriptionFile(name);
  const {require, config, extra} = readDescription(name);
  const found = versionsOf(extra.sources, file);
  const {standIns = {}, postgresql, php} = extra;
  const repositories = repositoriesOf(name, libs, others);
  const folderName = name.replaceAll('/', '.');
  const composer = JSON.stringify(
    {
      name: `samples/${folderName}`,
      require: requirementsWith(require, others, repositories),
      repositories,
      config: {
        ...composerConfig,
        ...config,
        // Composer runs in the PHP of the machine; any patch release does.
        ...(others.php !== undefined && {platform: {php: `${others.php}.99`}}),
      },
    },
    undefined,
    2,
  );
  const folder = path.resolve(
    '.cache/samples/run',
    [folderName, titleOf(others).replace(/\W+/g, '-')].filter(Boolean).join('@'),
  );
  const installed = path.join(folder, 'composer.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== composer) {
    install(folder, composer, file);
  }
  const library = documentedReleases().find((known) => known.section === section);
  const repository = path.posix.basename(library?.repository ?? '');
  const standIn = Object.entries(standIns).find(
    ([name]) => path.posix.basename(name) === repository,
  );
  const version = standIn === undefined ? found.get(repository) : `${standIn[1]} (stand-in)`;
  if (version === undefined) {
    throw new PlainError(`${file}: extra.sources does not name the repository of ${section}.`);
  }
  const vendor = path.join(folder, 'vendor');
  return {
    vendor,
    version,
    packages: installedPackages(vendor),
    ...(postgresql !== undefined && {postgresql}),
    ...(php !== undefined && {php}),
  };
}

/** The path repositories of the sources of a project, and of the code that stands in for a release. */
export function repositoriesOf(
  project: string,
  libs: string,
  others: OtherVersions = ownVersions,
): Repository[] {
  const file = descriptionFile(project);
  const sectionFile = descriptionFile(sectionOf(project));
  const {sources, standIns = {}} = readDescription(project).extra;
  return [
    ...sourcesWith(versionsOf(sources, file), others).flatMap(([folder, version]) =>
      packagesIn(path.resolve(libs, folder), file, version),
    ),
    ...Object.entries(standIns).flatMap(([folder, version]) =>
      packagesIn(path.resolve(path.dirname(sectionFile), folder), file, version),
    ),
  ];
}

/** A folder is a package, or contains packages, possibly in `packages/`. */
function packagesIn(folder: string, file: string, version: string): Repository[] {
  const isPackage = (candidate: string) => existsSync(path.join(candidate, 'composer.json'));
  const monorepo = path.join(folder, 'packages');
  const below = existsSync(monorepo) ? monorepo : folder;
  if (below === folder && isPackage(folder)) {
    return [repository(folder, version)];
  }
  const packages = existsSync(below)
    ? readdirSync(below)
        .sort()
        .map((name) => path.join(below, name))
        .filter(isPackage)
    : [];
  if (packages.length === 0) {
    throw new PlainError(
      `${folder} contains no Composer package. ${file} needs the source of version ${version} there.`,
    );
  }
  return packages.map((url) => repository(url, version));
}

function repository(url: string, version: string): Repository {
  const file = path.join(url, 'composer.json');
  const {name} = parseComposerFile(readFileSync(file, 'utf8'), file);
  return {type: 'path', url, options: {versions: {[name]: version}}};
}

function install(folder: string, composer: string, file: string): void {
  console.log(`Installing what ${file} asks for …`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const target = path.join(folder, 'composer.json');
  writeFileSync(target, composer);
  const options = ['--no-interaction', '--no-progress', '--no-audit'];
  const {status, stderr} = runCommand(['composer', 'update', ...options], {cwd: folder});
  if (status !== 0) {
    // The next run must try again.
    rmSync(target);
    throw new PlainError(`Composer cannot install what ${file} requires:\n${stderr.trim()}`);
  }
}
