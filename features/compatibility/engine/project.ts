import {isSymfonyComponent} from '../../library-facts/read/symfonyComponents';
import {parseConstraint} from './constraint';
import {type Ranges, intersect, isEmpty} from './ranges';

const nothing: Ranges = {intervals: [], branches: {allBut: false, names: []}};

/** What something wants of a package. */
export interface Wish {
  /** Who wants it: "composer.json", or a package with its version. */
  readonly by: string;
  readonly text: string;
  readonly ranges: Ranges;
}

/** A package of a lock file. */
export interface LockedPackage {
  readonly version: string;
  readonly require: Readonly<Record<string, string>>;
  /** Packages that it replaces, with their versions. */
  readonly replace: Readonly<Record<string, string>>;
}

/** What is known of the reader's project. */
export interface Project {
  readonly file: 'composer.json' | 'composer.lock';
  /** What it requires itself, by package; of a lock file only PHP and extensions. */
  readonly requires: ReadonlyMap<string, Wish>;
  /** What `conflict` and `replace` of composer.json leave of a package. */
  readonly limits: ReadonlyMap<string, readonly Wish[]>;
  /** PHP and extensions as `config.platform` has them; false means that an extension is missing. */
  readonly platform: ReadonlyMap<string, Wish | false>;
  /** What Symfony Flex restricts the components of the framework to. */
  readonly flex?: Wish;
  /** The packages of a lock file, by name. */
  readonly locked: ReadonlyMap<string, LockedPackage>;
}

/** A wish for a package; undefined for a text that is not a constraint. */
export function wishOf(
  by: string,
  text: string,
  constraint: string | undefined = text,
): Wish | undefined {
  try {
    return {by, text, ranges: parseConstraint(constraint)};
  } catch {
    return undefined;
  }
}

/** What the project itself allows of a package, each wish with its origin. */
export function wishesFor(project: Project, name: string): Wish[] {
  return [...requiredOf(project, name), ...(project.limits.get(name) ?? [])];
}

function requiredOf(project: Project, name: string): Wish[] {
  const platform = project.platform.get(name);
  if (platform !== undefined) {
    return platform === false
      ? [{by: 'config.platform', text: 'false', ranges: nothing}]
      : [platform];
  }
  const own = project.requires.get(name);
  const wishes = own === undefined ? [] : [own];
  if (!isSymfonyComponent(name)) {
    return wishes;
  }
  // Flex exempts a component whose own constraint, or that of the whole framework, excludes what Flex allows.
  const {flex} = project;
  const whole = name === 'symfony/symfony' ? undefined : project.requires.get('symfony/symfony');
  const decisive = own ?? whole;
  const isExempt =
    flex !== undefined &&
    decisive !== undefined &&
    isEmpty(intersect(flex.ranges, decisive.ranges));
  return [
    ...wishes,
    ...(whole === undefined ? [] : [whole]),
    ...(flex === undefined || isExempt ? [] : [flex]),
  ];
}
