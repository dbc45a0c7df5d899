import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';

import {documentedReleases} from './documentedReleases';
import {type PostgresqlNeeds, postgresqlNeeds} from './postgresql';
import {runCommand} from './runCommand';
import {projects} from './surroundings';

const versions = z.record(z.string(), z.string()).readonly();

/** `features/samples/projects/<section>/composer.json`, the part that this tool reads. */
const description = z
  .object({
    require: versions,
    config: z.record(z.string(), z.unknown()).readonly().exactOptional(),
    extra: z
      .object({
        /** Folder below `--libs` to the version in it, or `release` for a library of the family. */
        sources: versions,
        /**
         * Folder beside the file to the release that its own code stands in for, where no source of that release
         * is stored.
         */
        standIns: versions.exactOptional(),
        /** The samples have a PostgreSQL database; its address is in `DATABASE_URL`. */
        postgresql: postgresqlNeeds.exactOptional(),
      })
      .readonly(),
  })
  .readonly();

const composerPackage = z.object({name: z.string()});

type Description = z.infer<typeof description>;

/** A Composer project with the library of a section. */
export interface Project {
  readonly vendor: string;
  /** The version of the library that ran. */
  readonly version: string;
  readonly postgresql?: PostgresqlNeeds;
}

/** Installs the Composer project of a section, or reuses the installed one if nothing changed. */
export function installProject(section: string, libs: string): Project {
  const file = `${projects}/${section}/composer.json`;
  if (!existsSync(file)) {
    throw new PlainError(`${file} is missing: it says what the samples of ${section} run with.`);
  }
  const {require, config, extra} = readAs(description, file, 'CONTRIBUTING.md says what it holds.');
  const found = versionsOf(extra.sources, file);
  const {standIns = {}, postgresql} = extra;
  const composer = JSON.stringify(
    {
      name: `samples/${section}`,
      require,
      repositories: [
        ...[...found].flatMap(([folder, version]) =>
          packagesIn(path.resolve(libs, folder), file, version),
        ),
        ...Object.entries(standIns).flatMap(([folder, version]) =>
          packagesIn(path.resolve(path.dirname(file), folder), file, version),
        ),
      ],
      config: {'allow-plugins': false, 'platform-check': false, ...config},
    },
    undefined,
    2,
  );
  const folder = path.resolve('.cache/samples/run', section);
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
  return {
    vendor: path.join(folder, 'vendor'),
    version,
    ...(postgresql !== undefined && {postgresql}),
  };
}

function versionsOf(sources: Description['extra']['sources'], file: string): Map<string, string> {
  const libraries = documentedReleases();
  const entries = Object.entries(sources).map(([folder, version]): [string, string] => {
    if (version !== 'release') {
      return [folder, version];
    }
    const library = libraries.find(({repository}) => path.posix.basename(repository) === folder);
    if (library === undefined) {
      throw new PlainError(`${file}: "${folder}" is not a repository in generated/packages.json.`);
    }
    return [folder, library.release];
  });
  return new Map(entries);
}

/** A folder is a package, or contains packages, possibly in `packages/`. */
function packagesIn(folder: string, file: string, version: string): object[] {
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

function repository(url: string, version: string): object {
  const {name} = readAs(
    composerPackage,
    path.join(url, 'composer.json'),
    'A package needs a name.',
  );
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
