import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../../shared/process/runMain';
import {namespaceFolders, parseComposerFile} from '../schema/composerFile';
import type {ComposerPackage} from './evidence';
import type {Release} from './releases';

/**
 * Reads the composer files of a release from its source tree: the one at the root, or those in `packages/`
 * of a monorepo.
 *
 * @throws PlainError if the tree is missing or a composer file has no name.
 */
export function readPackages(libs: string, release: Release): ReadPackage[] {
  if (release.recorded !== undefined) {
    return [...release.recorded.composer];
  }
  return readSources(libs, release).map(({name, type, license, require}) => ({
    name,
    type,
    license,
    require,
  }));
}

/** The recorded part of a composer file, which may name no license. */
export interface ReadPackage extends Omit<ComposerPackage, 'license'> {
  readonly license: string | undefined;
}

/** A package in the source tree of its repository. */
export interface PackageSource extends ReadPackage {
  /** Its folder in the tree, `.` for the tree itself. */
  readonly path: string;
  /** The folders of its namespaces, relative to its own. */
  readonly psr4: Readonly<Record<string, readonly string[]>>;
}

/** Reads the packages of a release from its source tree, without evidence. */
export function readSources(libs: string, release: Release): PackageSource[] {
  const tree = treeOf(libs, release);
  if (!existsSync(tree)) {
    throw new PlainError(
      `${tree} is missing: put the tree of ${release.repository} at ${release.tag} there.`,
    );
  }
  const folders = existsSync(path.join(tree, 'packages'))
    ? readdirSync(path.join(tree, 'packages'))
        .sort()
        .map((name) => `packages/${name}`)
    : ['.'];
  return folders.map((folder) => readComposerFile(tree, folder));
}

/** Whether the source tree of a release has a changelog; a release without a stored tree has none. */
export function hasChangelog(libs: string, release: Release): boolean {
  return (
    release.recorded === undefined && existsSync(path.join(treeOf(libs, release), 'CHANGELOG.md'))
  );
}

/** The path of a release's source tree. */
export function treeOf(libs: string, {repository}: Release): string {
  return path.join(libs, path.basename(repository));
}

/** The packages of the same release that installing one package installs, itself first. */
export function familyOf(install: string, packages: readonly ReadPackage[]): ReadPackage[] {
  const found: ReadPackage[] = [];
  const add = (name: string) => {
    const one = packages.find((candidate) => candidate.name === name);
    if (one !== undefined && !found.includes(one)) {
      found.push(one);
      Object.keys(one.require).forEach(add);
    }
  };
  add(install);
  if (found.length === 0) {
    throw new Error(`No composer file of the release is named "${install}".`);
  }
  return found;
}

/** Reads the composer file of a folder in a source tree. */
export function readComposerFile(tree: string, folder: string): PackageSource {
  const file = path.join(tree, folder, 'composer.json');
  const content = parseComposerFile(readFileSync(file, 'utf8'), file);
  const {name, type = 'library', license, require = {}} = content;
  return {name, type, license, require, path: folder, psr4: namespaceFolders(content)};
}
