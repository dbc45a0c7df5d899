import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {ComposerPackage, Release} from './releases';

/**
 * Reads the composer files of a release out of its source tree: the one at the top, or the ones under
 * `packages/` of a monorepo.
 *
 * @throws Error when the tree is missing or a composer file has no name or requirements.
 */
export function readPackages(libs: string, release: Release): ComposerPackage[] {
  if (release.recorded !== undefined) {
    return [...release.recorded.composer];
  }
  const tree = treeOf(libs, release);
  if (!existsSync(tree)) {
    throw new Error(
      `${tree} is missing: put the tree of ${release.repository} at ${release.tag} there.`,
    );
  }
  const monorepo = path.join(tree, 'packages');
  const folders = existsSync(monorepo)
    ? readdirSync(monorepo)
        .sort()
        .map((name) => path.join(monorepo, name))
    : [tree];
  return folders.map((folder) => readComposerFile(path.join(folder, 'composer.json')));
}

/** Whether the source tree of a release has a changelog; a release without a stored tree has none. */
export function hasChangelog(libs: string, release: Release): boolean {
  return (
    release.recorded === undefined && existsSync(path.join(treeOf(libs, release), 'CHANGELOG.md'))
  );
}

function treeOf(libs: string, {repository}: Release): string {
  return path.join(libs, path.basename(repository));
}

/** The packages that installing one package brings from the same release, itself first. */
export function familyOf(install: string, packages: readonly ComposerPackage[]): ComposerPackage[] {
  const found: ComposerPackage[] = [];
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

function readComposerFile(file: string): ComposerPackage {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isComposerFile(content)) {
    throw new Error(`${file}: a composer file of a library has "name" and "require".`);
  }
  const {name, type = 'library', license = 'MIT', require} = content;
  return {name, type, license, require};
}

function isComposerFile(
  value: unknown,
): value is Pick<ComposerPackage, 'name' | 'require'> & Partial<ComposerPackage> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'require' in value &&
    typeof value.require === 'object'
  );
}
