import path from 'node:path';

import type {Api, ApiClass, ApiPackage} from '../schema/api';
import {type Evidence, withEvidence} from './evidence';
import {type Folder, type Reading, readClasses} from './php';
import {type PackageSource, readSources, treeOf} from './readPackages';
import type {Release} from './releases';

/** Facts of a release and how they were read. */
export interface Recording {
  readonly api: Api;
  /** Tags of doc comments whose types could not be read. */
  readonly unreadable: readonly string[];
}

/** Reads the public API of a release from its source tree, completed by evidence. */
export function recordApi(libs: string, release: Release, evidence?: Evidence): Recording {
  const stored = evidence === undefined || evidence.read_at !== undefined;
  const sources = stored ? readSources(libs, release) : [];
  const {classes, unreadable} = stored
    ? readAll(treeOf(libs, release), sources.flatMap(foldersOf))
    : {classes: [], unreadable: []};
  const api: Api = {
    library: path.basename(release.repository),
    repository: release.repository,
    tag: release.tag,
    packages: sources.map(packageOf),
    classes,
  };
  return {api: evidence === undefined ? api : withEvidence(api, evidence, release), unreadable};
}

/**
 * Reads the classes of folders.
 *
 * @throws Error if the parser missed a class that the tokens show.
 */
export function readAll(tree: string, folders: readonly Folder[]): Reading {
  const reading = readClasses(tree, folders);
  const missing = missingClasses(reading.counted, reading.classes);
  if (reading.counted.length === 0 || missing.length > 0) {
    const what = missing.length === 0 ? 'no class at all' : missing.join(', ');
    throw new Error(`${tree}: of the classes in the source the facts lack ${what}.`);
  }
  return reading;
}

/** Names counted in the source that the facts lack or have fewer times. */
export function missingClasses(counted: readonly string[], classes: readonly ApiClass[]): string[] {
  const left = new Map<string, number>();
  for (const {fqcn} of classes) {
    left.set(fqcn, (left.get(fqcn) ?? 0) + 1);
  }
  return counted.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** The recorded part of a composer file. */
export function packageOf({name, type, require, psr4, path: folder}: PackageSource): ApiPackage {
  return {name, type, require, psr4: Object.keys(psr4), path: folder};
}

/** The folders with the classes of a package. */
export function foldersOf({name, path: folder, psr4}: PackageSource): Folder[] {
  return Object.values(psr4)
    .flat()
    .map((source) => ({
      package: name,
      path: path.join(folder, source).replace(/\/$/, ''),
    }));
}
