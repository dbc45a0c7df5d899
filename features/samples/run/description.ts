import {existsSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../../shared/process/runMain';
import {type Description, readAddition, readSectionFile} from '../schema/projectFile';

import {documentedReleases} from './documentedReleases';
import {projects} from './surroundings';

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
  const shared = readSectionFile(file);
  if (project === section) {
    return shared;
  }
  const own = readAddition(descriptionFile(project));
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
