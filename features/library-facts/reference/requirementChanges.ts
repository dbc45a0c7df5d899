import {groupBy} from '../../../shared/lists/groupBy';
import type {Requirements} from '../schema/requirements';

/** What a release changed in the packages of a section. */
export interface PackageChanges {
  readonly addedPackages: readonly string[];
  readonly removedPackages: readonly string[];
  readonly requirements: readonly RequirementChange[];
}

/** A constraint that is different for some names. */
export interface RequirementChange {
  /** `php`, `symfony/cache`. */
  readonly names: readonly string[];
  /** Undefined where the names are not required. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The packages that changed it; empty for all of the section. */
  readonly packages: readonly string[];
}

/** No changes. */
export const noPackageChanges: PackageChanges = {
  addedPackages: [],
  removedPackages: [],
  requirements: [],
};

type Require = Readonly<Record<string, string>>;

/** A package that two releases have, with what it requires in each. */
interface Step {
  readonly name: string;
  readonly before: Require;
  readonly after: Require;
}

/**
 * What each release changed in the requirements of some packages of a repository, by version. What its packages require
 * of each other is left out: it changes with every release.
 */
export function requirementChanges(
  {releases, packages}: Requirements,
  belongs: (name: string) => boolean,
): ReadonlyMap<string, PackageChanges> {
  const own = Object.entries(packages).filter(([name]) => belongs(name));
  const requireAt = (entries: (typeof own)[number][1], index: number) =>
    entries.findLast(([since]) => since <= index)?.[1] ?? null;
  return new Map(
    releases.slice(1).map((version, index) => {
      const steps = own.map(([name, entries]) => ({
        name,
        before: requireAt(entries, index),
        after: requireAt(entries, index + 1),
      }));
      const stay = steps.flatMap(({name, before, after}) =>
        before === null || after === null ? [] : [{name, before, after}],
      );
      const namesOf = (some: typeof steps) => some.map(({name}) => name);
      return [
        version,
        {
          addedPackages: namesOf(steps.filter(({before, after}) => !before && after)),
          removedPackages: namesOf(steps.filter(({before, after}) => before && !after)),
          requirements: changedConstraints(stay, (name) => name in packages),
        },
      ];
    }),
  );
}

/** The constraints that are different, those with the same change together. */
function changedConstraints(
  steps: readonly Step[],
  isLeft: (name: string) => boolean,
): RequirementChange[] {
  const changes = steps.flatMap(({name: owner, before, after}) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !isLeft(name) && before[name] !== after[name])
      .map((name) => ({name, before: before[name], after: after[name], owner})),
  );
  const byName = groupBy(changes, ({name, before = '', after = ''}) =>
    [name, before, after].join('\n'),
  );
  const withOwners = [...byName.values()].flatMap((same) => {
    const [first] = same;
    const owners = same.map(({owner}) => owner);
    const packages = owners.length === steps.length ? [] : owners;
    return first === undefined ? [] : [{...first, packages}];
  });
  const together = groupBy(withOwners.sort(byImportance), ({before = '', after = '', packages}) =>
    [before, after, ...packages].join('\n'),
  );
  return [...together.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [
          {
            names: same.map(({name}) => name),
            before: first.before,
            after: first.after,
            packages: first.packages,
          },
        ];
  });
}

const important = [/^php$/, /^ext-/, /^symfony\//, /^doctrine\//];

/** PHP, its extensions, Symfony and Doctrine come first. */
function byImportance(a: {readonly name: string}, b: {readonly name: string}): number {
  const rank = ({name}: {readonly name: string}) => {
    const at = important.findIndex((pattern) => pattern.test(name));
    return at === -1 ? important.length : at;
  };
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}
