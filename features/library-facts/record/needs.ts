import {PlainError} from '../../../shared/process/runMain';
import {isSymfonyComponent} from '../read/symfonyComponents';
import {type Alternative, compareVersions, parseConstraint, rangeOf} from './constraint';
import type {Need} from '../schema/packages';

const named: Readonly<Record<string, string>> = {
  php: 'PHP',
  'doctrine/orm': 'Doctrine ORM',
  'doctrine/dbal': 'Doctrine DBAL',
  'doctrine/collections': 'Doctrine Collections',
  'api-platform/core': 'API Platform',
  'league/flysystem': 'Flysystem',
};

/**
 * The requirements of a library, from the `require` sections of its packages: PHP, Symfony, Doctrine and so on.
 *
 * @throws PlainError if two of its packages allow different majors of a package.
 */
export function needsOf(requires: readonly Readonly<Record<string, string>>[]): Need[] {
  const constraints = new Map<string, Alternative[]>();
  for (const [name, constraint] of requires.flatMap((require) => Object.entries(require))) {
    constraints.set(name, narrower(name, constraints.get(name), parseKnown(name, constraint)));
  }
  const known = Object.entries(named).flatMap(([name, title]) => {
    const alternatives = constraints.get(name);
    return alternatives === undefined ? [] : [{name: title, range: rangeOf(alternatives)}];
  });
  const symfony = symfonyNeed(constraints);
  const [php, others] = [known.filter(isPhp), known.filter((need) => !isPhp(need))];
  return [...php, ...(symfony === undefined ? [] : [symfony]), ...others];
}

function isPhp(need: Need): boolean {
  return need.name === 'PHP';
}

function parseKnown(name: string, constraint: string): Alternative[] {
  return name in named || isSymfonyComponent(name) ? parseConstraint(constraint) : [];
}

/** The constraint with the higher lowest version, of two on one package. */
function narrower(
  name: string,
  known: Alternative[] | undefined,
  next: Alternative[],
): Alternative[] {
  if (known === undefined) {
    return next;
  }
  if (majorsOf(known) !== majorsOf(next)) {
    throw new PlainError(
      `Packages of one library require ${name} differently: ${rangeOf(known)}, and ${rangeOf(next)}. ` +
        'No range describes both: extend features/library-facts/record/needs.ts.',
    );
  }
  return compareVersions(lowestOf(next), lowestOf(known)) > 0 ? next : known;
}

/** The majors of a constraint, with a plus where later ones are allowed: `6 7`, `8+`. */
function majorsOf(alternatives: readonly Alternative[]): string {
  const majors = alternatives.map(({major, open}) => `${String(major)}${open ? '+' : ''}`);
  return [...new Set(majors)].sort().join(' ');
}

function lowestOf(alternatives: readonly Alternative[]): string {
  return alternatives.map(({lowest}) => lowest).sort(compareVersions)[0] ?? '0';
}

function symfonyNeed(constraints: ReadonlyMap<string, Alternative[]>): Need | undefined {
  const components = [...constraints].filter(([name]) => isSymfonyComponent(name));
  const allows = (major: number) =>
    components.filter(([, alternatives]) => alternatives.some((one) => one.major === major));
  const known = new Set(
    components.flatMap(([, alternatives]) => alternatives.map(({major}) => major)),
  );
  const majors = [...known]
    .sort((a, b) => a - b)
    .filter((major) => allows(major).length * 2 > components.length);
  const [first] = majors;
  const last = majors.at(-1);
  if (first === undefined || last === undefined) {
    return undefined;
  }
  const behind = components.filter(([, list]) => !list.some(({major}) => major === last));
  const binding = components
    .filter((component) => !behind.includes(component))
    .map(([, list]) => lowestOf(list))
    .filter((lowest) => Number.parseInt(lowest, 10) === first);
  const range = rangeOf([
    {major: first, lowest: binding.sort(compareVersions).at(-1) ?? String(first), open: false},
    {major: last, lowest: String(last), open: false},
  ]);
  const except = Object.fromEntries(behind.map(([name, list]) => [name, rangeOf(list)]));
  return behind.length === 0 ? {name: 'Symfony', range} : {name: 'Symfony', range, except};
}
