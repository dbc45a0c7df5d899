import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {versionOfTag} from '../read/addresses';
import {parseComposerFile} from '../schema/composerFile';
import type {Requirements} from '../schema/requirements';
import type {ReleaseEvidence} from './evidence';
import {releasesUpTo} from './versions';

/** A repository whose requirements are recorded, up to a tag. */
export interface RequiringRepository {
  readonly repository: string;
  readonly tag: string;
  /** The composer files at that tag, if it is not stored. */
  readonly recorded?: ReleaseEvidence;
}

/** A repository with packages that the documented ones require, and without a section of its own. */
export const undocumented: readonly RequiringRepository[] = [
  {repository: 'rekalogika/print-src', tag: '1.3.0'},
];

type Require = Readonly<Record<string, string>>;
type Release = readonly [version: string, packages: ReadonlyMap<string, Require>];

/**
 * Reads what the packages of a repository require, from the composer files of all stable tags up to one. `others` are
 * repositories with the name of the package that they publish; a monorepo may have the same package.
 *
 * @throws Error if no tag and no evidence names a package.
 */
export function recordRequirements(
  mirrors: string,
  {repository, tag, recorded}: RequiringRepository,
  others: ReadonlySet<string> = new Set(),
): Requirements {
  const mirror = path.join(mirrors, repository.replace('/', '+'), 'repo');
  const releases: Release[] = releasesUpTo(git(mirror, ['tag']).split('\n'), tag).map((one) => [
    versionOfTag(one),
    packagesAt(mirror, one),
  ]);
  const isMissing = releases.at(-1)?.[0] !== versionOfTag(tag) && recorded !== undefined;
  if (isMissing) {
    const packages = recorded.composer.map(({name, require}) => [name, require] as const);
    releases.push([versionOfTag(tag), new Map(packages)]);
  }
  const names = new Set(releases.flatMap(([, packages]) => [...packages.keys()]));
  const published = [...names].filter((name) => !others.has(name)).sort();
  if (published.length === 0) {
    throw new Error(`${repository}: no release has a composer file.`);
  }
  return {
    repository,
    releases: releases.map(([version]) => version),
    ...(isMissing && {provenance: recorded.evidence}),
    packages: Object.fromEntries(published.map((name) => [name, changesOf(name, releases)])),
  };
}

/** What a package requires, each time that it changes; null where it is not there. */
function changesOf(name: string, releases: readonly Release[]): [number, Require | null][] {
  let before = 'null';
  return releases.flatMap(([, packages], index): [number, Require | null][] => {
    const require = packages.get(name) ?? null;
    const text = JSON.stringify(require);
    if (text === before) {
      return [];
    }
    before = text;
    return [[index, require]];
  });
}

/** The packages of a tag: those in `packages/` of a monorepo, otherwise the one at the root. */
function packagesAt(mirror: string, tag: string): Map<string, Require> {
  const files = git(mirror, ['ls-tree', '-r', '--name-only', tag])
    .split('\n')
    .filter((file) => /^(?:packages\/[^/]+\/)?composer\.json$/.test(file));
  const split = files.filter((file) => file.startsWith('packages/'));
  return new Map(
    (split.length > 0 ? split : files).map((file) =>
      readPackage(git(mirror, ['show', `${tag}:${file}`]), `${mirror} ${tag}:${file}`),
    ),
  );
}

function readPackage(text: string, file: string): [name: string, require: Require] {
  const {name, require = {}} = parseComposerFile(text, file);
  const entries = Object.entries(require);
  return [name, Object.fromEntries(entries.map(([key, range]) => [key.toLowerCase(), range]))];
}

function git(mirror: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', mirror, ...args], {encoding: 'utf8', maxBuffer: 2 ** 28});
}
