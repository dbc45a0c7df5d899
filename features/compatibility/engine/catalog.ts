import {memoize} from '../../../shared/functions/memoize';
import {parseConstraint} from './constraint';
import type {Ranges} from './ranges';
import {normalizeVersion} from './versions';

type Require = Readonly<Record<string, string>>;

/** What the site publishes for the check: see features/compatibility/build/installData.ts. */
export interface InstallData {
  readonly libraries: readonly CheckedLibrary[];
  readonly repositories: readonly {
    readonly releases: readonly string[];
    readonly packages: Readonly<Record<string, readonly (readonly [number, Require | null])[]>>;
  }[];
}

/** A library of the site. */
export interface CheckedLibrary {
  readonly section: string;
  readonly package: string;
  /** The documented release. */
  readonly release: string;
}

/** A release of a package. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly normalized: string;
  readonly require: Require;
}

/** The releases of each package, the newest first. */
export type Catalog = ReadonlyMap<string, readonly Release[]>;

/** The releases of all packages in the published data. */
export function catalogOf({repositories}: Pick<InstallData, 'repositories'>): Catalog {
  return new Map(
    repositories.flatMap(({releases, packages}) =>
      Object.entries(packages).map(([name, changes]) => [
        name,
        releasesOf(name, releases, changes),
      ]),
    ),
  );
}

function releasesOf(
  name: string,
  releases: readonly string[],
  changes: readonly (readonly [number, Require | null])[],
): Release[] {
  return releases
    .flatMap((version, index) => {
      const require = changes.findLast(([since]) => since <= index)?.[1] ?? null;
      return require === null ? [] : [releaseOf(name, version, require)];
    })
    .reverse();
}

/** A release with what it requires. */
export function releaseOf(name: string, version: string, require: Require): Release {
  return {name, version, normalized: normalizeVersion(version), require};
}

/** The versions that a recorded constraint allows; each text is parsed once. */
export const rangesOf: (text: string) => Ranges = memoize(parseConstraint);
