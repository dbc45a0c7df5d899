import {existsSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';

import {documentedReleases} from './documentedReleases';
import {postgresqlNeeds} from './postgresql';
import {projects} from './surroundings';

const versions = z.record(z.string(), z.string()).readonly();

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
        /** The PHP that the samples run with, such as `8.4`, where that of the machine is too old. */
        php: z.string().exactOptional(),
        /** The samples have a PostgreSQL database; its address is in `DATABASE_URL`. */
        postgresql: postgresqlNeeds.exactOptional(),
      })
      .readonly(),
  })
  .readonly();

/** The packages and sources that one page adds to those of its section. */
const addition = z
  .strictObject({require: versions, extra: z.strictObject({sources: versions}).readonly()})
  .readonly();

/** `features/samples/projects/<section>/composer.json`, the part that this tool reads. */
export type Description = z.infer<typeof description>;

/** The file that says what the samples of a section, or of a page, run with. */
export function descriptionFile(project: string): string {
  return `${projects}/${project}/composer.json`;
}

/** The section of a project such as `file-bundle` or `file-bundle/oneup-uploader`. */
export function sectionOf(project: string): string {
  return project.split('/', 1)[0] ?? project;
}

/**
 * Reads what the samples of a section, or of a page with a `composer.json` of its own, run with.
 *
 * @throws PlainError for a section without the file.
 */
export function readDescription(project: string): Description {
  const section = sectionOf(project);
  const file = descriptionFile(section);
  if (!existsSync(file)) {
    throw new PlainError(`${file} is missing: it says what the samples of ${section} run with.`);
  }
  const hint = 'CONTRIBUTING.md says what it holds.';
  const shared = readAs(description, file, hint);
  if (project === section) {
    return shared;
  }
  const own = readAs(addition, descriptionFile(project), hint);
  return {
    ...shared,
    require: {...shared.require, ...own.require},
    extra: {...shared.extra, sources: {...shared.extra.sources, ...own.extra.sources}},
  };
}

/**
 * The versions of sources by their folders, with the documented releases for `release`.
 *
 * @throws PlainError for `release` of a folder that does not belong to a repository of the family.
 */
export function versionsOf(
  sources: Description['extra']['sources'],
  file: string,
): Map<string, string> {
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
