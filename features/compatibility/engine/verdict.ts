import {push} from '../../../shared/lists/push';
import {type Catalog, type CheckedLibrary, type Release, rangesOf, releaseOf} from './catalog';
import {type Project, type Wish, wishOf, wishesFor} from './project';
import {type Ranges, compared, everything, includes, intersect, lowestStable} from './ranges';
import {type Conflict, type Failure, type Solution, type World, allowed, solve} from './solve';
import {compareVersions, normalizeVersion} from './versions';

/** A release that can be installed, and how. */
export interface Installable {
  readonly release: string;
  readonly command: string;
  /** Whether Composer has to update locked packages for it. */
  readonly withUpdates: boolean;
  /** Locked packages that have to change, each with what is wanted of it then. */
  readonly updates: readonly Wish[];
  /** The constraint on PHP, if the lowest PHP of the project is too low. */
  readonly php?: string;
}

/** Whether a library can be installed in a project. */
export interface Verdict {
  readonly library: CheckedLibrary;
  /** The version in the lock file. */
  readonly present?: string;
  /** The documented release, if it can be installed. */
  readonly documented?: Installable;
  /** What is in the way of the documented release; empty if it can be installed. */
  readonly conflicts: readonly Conflict[];
  /** The newest earlier release that can be installed, if the documented one cannot. */
  readonly earlier?: Installable;
}

/** Says for each library whether its documented release can be installed in a project. */
export function checkProject(
  project: Project,
  libraries: readonly CheckedLibrary[],
  catalog: Catalog,
): Verdict[] {
  return libraries.map((library) => checkLibrary(project, library, catalog));
}

/** Says whether the documented release of a library can be installed in a project, and if not, why. */
export function checkLibrary(project: Project, library: CheckedLibrary, catalog: Catalog): Verdict {
  const locked = project.locked.get(library.package)?.version;
  const present = locked === undefined ? {} : {present: locked};
  const documented = tryRelease(project, library.package, library.release, catalog);
  if (!('conflicts' in documented)) {
    return {library, ...present, documented, conflicts: []};
  }
  const before = normalizeVersion(library.release);
  for (const {version, normalized} of catalog.get(library.package) ?? []) {
    if (compareVersions(normalized, before) < 0) {
      const earlier = tryRelease(project, library.package, version, catalog);
      if (!('conflicts' in earlier)) {
        return {library, ...present, conflicts: documented.conflicts, earlier};
      }
    }
  }
  return {library, ...present, conflicts: documented.conflicts};
}

/** Whether a release can be installed: as it is, or, with a lock file, by an update of locked packages. */
function tryRelease(
  project: Project,
  name: string,
  version: string,
  catalog: Catalog,
): Installable | Failure {
  const wish = exactly('the library', version);
  const fixed = solve(worldBeside(project, name, catalog), rootsOf(project, name, wish, catalog));
  if (!('conflicts' in fixed)) {
    return installable(project, name, version, fixed, catalog, new Set());
  }
  if (project.locked.size === 0) {
    return fixed;
  }
  const free = withReplacing(reachable(name, wish, catalog), project);
  const updated = solve(worldOf(project, name, catalog, free), new Map([[name, wish]]));
  return 'conflicts' in updated
    ? updated
    : installable(project, name, version, updated, catalog, free);
}

function exactly(by: string, version: string): Wish {
  return {by, text: version, ranges: compared('==', normalizeVersion(version))};
}

/**
 * Our packages that have to be installed: the library, and those that composer.json requires. One that it requires in
 * a version that is not recorded, such as a branch, is left out.
 */
function rootsOf(project: Project, name: string, wish: Wish, catalog: Catalog): Map<string, Wish> {
  const own = [...project.requires].filter(
    ([other, {ranges}]) =>
      other !== name &&
      catalog.get(other)?.some(({normalized}) => includes(ranges, normalized)) === true,
  );
  return new Map([[name, wish], ...own]);
}

// A project is checked against one catalog.
const plain = new WeakMap<Project, World>();

/** What the project fixes while a library is installed beside it; without a lock file the same for each library. */
function worldBeside(project: Project, name: string, catalog: Catalog): World {
  const known = plain.get(project);
  const world = known ?? worldOf(project, name, catalog, new Set());
  if (project.locked.size === 0) {
    plain.set(project, world);
  }
  return world;
}

/** What the project fixes while a library is installed; the packages in `free` may be updated. */
function worldOf(
  project: Project,
  name: string,
  catalog: Catalog,
  free: ReadonlySet<string>,
): World {
  const isFixed = (other: string) => other !== name && !free.has(other);
  const fixed = [...project.locked].filter(([other]) => isFixed(other));
  const wishes = new Map<string, Wish[]>();
  const want = (other: string, wish: Wish | undefined) => {
    if (wish !== undefined) {
      push(wishes, other, wish);
    }
  };
  for (const [other, {version, require, replace}] of fixed) {
    want(other, exactly('composer.lock', version));
    Object.entries(replace).forEach(([replaced, text]) =>
      want(replaced, wishOf('composer.lock', text)),
    );
    for (const [required, text] of Object.entries(require)) {
      if (!isFixed(required)) {
        want(required, wishOf(`${other} ${version}`, text));
      }
    }
  }
  return {
    wishesFor: (other) => [
      // The constraint on the library itself is replaced by the command; our branches are not recorded.
      ...(catalog.has(other) ? (project.limits.get(other) ?? []) : wishesFor(project, other)),
      ...(wishes.get(other) ?? []),
    ],
    releasesOf: (other) => withLocked(other, project, catalog),
  };
}

/** The recorded releases, and the locked one if it is not recorded. */
function withLocked(
  name: string,
  project: Project,
  catalog: Catalog,
): readonly Release[] | undefined {
  const releases = catalog.get(name);
  const locked = project.locked.get(name);
  if (releases === undefined || locked === undefined) {
    return releases;
  }
  const release = releaseOf(name, locked.version, locked.require);
  return releases.some(({normalized}) => normalized === release.normalized)
    ? releases
    : [release, ...releases];
}

/** All packages that a release may require, directly or through ours: those that `-W` lets Composer update. */
function reachable(name: string, wish: Wish, catalog: Catalog): Set<string> {
  const seen = new Set<Release>();
  const found = new Set<string>();
  const visit = (other: string, ranges: Ranges) => {
    for (const release of allowed(catalog.get(other) ?? [], [{...wish, ranges}])) {
      if (!seen.has(release)) {
        seen.add(release);
        for (const [required, text] of Object.entries(release.require)) {
          found.add(required);
          const next = wishOf('', text);
          if (next !== undefined) {
            visit(required, next.ranges);
          }
        }
      }
    }
  };
  visit(name, wish.ranges);
  found.delete(name);
  return found;
}

/** The packages, and the locked ones that replace one of them: `-W` lets Composer update those as well. */
function withReplacing(names: ReadonlySet<string>, {locked}: Project): Set<string> {
  const replacing = [...locked].flatMap(([other, {replace}]) =>
    Object.keys(replace).some((replaced) => names.has(replaced)) ? [other] : [],
  );
  return new Set([...names, ...replacing]);
}

function installable(
  project: Project,
  name: string,
  version: string,
  solution: Solution,
  catalog: Catalog,
  free: ReadonlySet<string>,
): Installable {
  const updates = updatesOf(project, solution, free);
  const php = neededPhp(project, name, version, catalog, free);
  const command = `composer require "${name}:^${version}"`;
  return {
    release: version,
    command: free.size === 0 ? command : `${command} --with-all-dependencies`,
    withUpdates: free.size > 0,
    updates,
    ...(php !== undefined && {php}),
  };
}

/** The locked packages that a solution cannot leave as they are. */
function updatesOf(
  project: Project,
  {wishes, chosen}: Solution,
  free: ReadonlySet<string>,
): Wish[] {
  return [...project.locked].flatMap(([name, {version, replace}]) => {
    const normalized = normalizeVersion(version);
    const wish = [name, ...Object.keys(replace)]
      .flatMap((one) => wishes.get(one) ?? [])
      .find(({ranges}) => !includes(ranges, normalized));
    const release = chosen.get(name);
    if (
      !free.has(name) ||
      (wish === undefined && (release?.normalized ?? normalized) === normalized)
    ) {
      return [];
    }
    const to = release?.version ?? wish?.text ?? version;
    return [{...exactly(`${name} ${version}`, version), text: to}];
  });
}

/** The constraint that excludes the PHP versions of the project with which a release cannot be installed, if any. */
function neededPhp(
  project: Project,
  name: string,
  version: string,
  catalog: Catalog,
  free: ReadonlySet<string>,
): string | undefined {
  const world = worldOf(project, name, catalog, free);
  const roots = rootsOf(project, name, exactly('the library', version), catalog);
  const [lowest, ...higher] = phpVersions(project, catalog);
  const solveWith = (php: string) =>
    solve(
      {
        ...world,
        wishesFor: (one) => (one === 'php' ? [exactly('PHP', php)] : world.wishesFor(one)),
      },
      roots,
    );
  if (lowest === undefined || !('conflicts' in solveWith(lowest))) {
    return undefined;
  }
  // With a lower PHP, older releases of the other packages may do.
  for (const php of higher) {
    const solution = solveWith(php);
    if (!('conflicts' in solution)) {
      return strictest(solution.wishes.get('php') ?? [], php);
    }
  }
  return undefined;
}

/** The PHP versions of the project from which on another release may be installable, the lowest first. */
function phpVersions(project: Project, catalog: Catalog): string[] {
  const own = wishesFor(project, 'php')
    .map(({ranges}) => ranges)
    .reduce(intersect, everything);
  const required = [...catalog.values()].flat().flatMap(({require: {php}}) => php ?? []);
  const versions = [own, ...[...new Set(required)].map(rangesOf)]
    .flatMap(({intervals}) => intervals.map(lowestStable))
    .filter((version) => includes(own, version));
  return [...new Set(versions)].sort(compareVersions);
}

/** The constraint of others that excludes most of the versions before one that all allow. */
function strictest([, ...wishes]: readonly Wish[], version: string): string | undefined {
  const until = compared('<=', version);
  const start = ({ranges}: Wish) => intersect(ranges, until).intervals.at(-1)?.from ?? '';
  return [...wishes].sort((a, b) => compareVersions(start(b), start(a)))[0]?.text;
}
