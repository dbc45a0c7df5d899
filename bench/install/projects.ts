import type {Catalog} from '../../features/compatibility/engine/catalog';
import {isSymfonyComponent} from '../../features/library-facts/read/symfonyComponents';
import {parseConstraint} from '../../features/compatibility/engine/constraint';
import {includes} from '../../features/compatibility/engine/ranges';

/** A composer.json that may become a lock file. */
export interface GeneratedProject {
  readonly isLocked: boolean;
  readonly require: Readonly<Record<string, string>>;
  /** What it excludes, and what it replaces. */
  readonly conflict?: Readonly<Record<string, string>>;
  readonly replace?: Readonly<Record<string, string>>;
  /** The PHP version of `config.platform`. */
  readonly php?: string;
  /** What Flex restricts Symfony to. */
  readonly flex?: string;
}

type List = readonly [string, ...string[]];

const symfony: List = [
  ...(['5.4.*', '^5.4', '6.3.*', '6.4.*', '^6.4', '7.1.*', '7.3.*', '7.4.*', '^7.0'] as const),
  ...(['8.0.*', '^8.0', '^6.4 || ^7.0', '^7.4 || ^8.0', '>=6.4', '~7.1.2', '^6.2 <7'] as const),
];

/** What applications require of packages by others. */
export const constraints: Readonly<Record<string, List>> = {
  php: [
    '>=8.1',
    '^8.1',
    '^8.2',
    '>=8.2',
    '^8.3',
    '>=8.4',
    '~8.1.0 || ~8.2.0',
    '8.3.*',
    '^7.4 || ^8.0',
  ],
  ...Object.fromEntries(
    ['cache', 'config', 'console', 'dependency-injection', 'framework-bundle', 'http-kernel']
      .concat(['property-access', 'property-info', 'serializer', 'translation', 'messenger', 'uid'])
      .concat(['routing', 'http-foundation', 'symfony', 'lock', 'event-dispatcher'])
      .map((name) => [`symfony/${name}`, symfony]),
  ),
  'doctrine/orm': [
    '^2.10',
    '^2.14',
    '^2.20',
    '~2.19.0',
    '^3.0',
    '^3.3',
    '^2.20 || ^3.3',
    '3.5.*',
    'dev-main as 3.3.0',
  ],
  'doctrine/dbal': ['^2.13', '^3', '^3.8', '^4', '^3.9 || ^4.0', '~4.2.0'],
  'doctrine/collections': ['^1.8', '^2.1', '^2.2', '~2.1.0', '^2.3', '^3.0', '^1.8 || ^2.0'],
  'doctrine/persistence': ['^2.5', '^3.1', '^3.3', '^4.0'],
  'doctrine/doctrine-bundle': ['^2.7', '^2.12', '^2.18', '^3.0'],
  'api-platform/core': ['^2.7', '^3.1', '^3.2', '^3.4', '^4.0', '~4.1.0', '4.2.*', '>=3.3 <4'],
  'league/flysystem': ['^2.0', '^3.0', '^3.16', '^3.28', '3.15.*'],
  'twig/twig': ['^2.12', '^2.12 || ^3.0', '^3.8', '^3.15', '~3.8.0', '^4.0'],
  'psr/log': ['^1.1', '^2', '^3', '^1 || ^2 || ^3', 'dev-main as 3.x-dev'],
  'psr/cache': ['^1.0', '^2.0 || ^3.0', '^3.0'],
  'psr/http-message': ['^1.0', '^1.1 || ^2.0', '^2.0'],
  'phpstan/phpdoc-parser': ['^1.25', '^2.0', '^1.2 || ^2.1'],
};

/** What applications exclude; each begins or ends where a constraint above does. */
const excluded: readonly (readonly [string, string])[] = [
  ['doctrine/orm', '>=3.0'],
  ['doctrine/dbal', '<3.8'],
  ['doctrine/collections', '>=2.2 <3.0'],
  ['symfony/property-info', '>=7.0'],
  ['league/flysystem', '<3.16'],
  ['rekalogika/mapper', '>=2.0'],
  ['rekalogika/rekapager-core', '<0.20'],
];
const replaced: readonly (readonly [string, string])[] = [
  ['psr/log', '2.0.0'],
  ['psr/http-message', '*'],
  ['doctrine/persistence', '3.3.0'],
  ['symfony/uid', '^6.4'],
];

/** The PHP versions of which one runs Composer. */
const phpVersions = ['7.4.33', '8.1.0', '8.2.0', '8.2.29', '8.3.0', '8.3.25', '8.4.12', '8.5.0'];
const components = Object.keys(constraints).filter(
  (name) => isSymfonyComponent(name) && name !== 'symfony/symfony',
);
const flexed: List = ['5.4.*', '6.4.*', '7.3.*', '^7.4', '8.0.*'];

/** Makes an application at random, with up to two of our packages. */
export function generateProject(random: () => number, catalog: Catalog): GeneratedProject {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
  const require: Record<string, string> = {};
  // Most applications have one version of Symfony.
  const main = pick(symfony);
  for (const [name, list] of Object.entries(constraints)) {
    const isComponent = name.startsWith('symfony/');
    const share = name === 'php' ? 0.9 : name === 'symfony/symfony' ? 0.04 : 0.3;
    if (random() < share) {
      require[name] = isComponent && random() < 0.85 ? main : pick(list);
    }
  }
  for (let count = below(5) - 2; count > 0; count -= 1) {
    const [name, releases] = [...catalog][below(catalog.size)] ?? [];
    const release = releases?.[below(releases.length)];
    if (name !== undefined && release !== undefined) {
      require[name] = pick(['^', '~', '>=', '']) + release.version;
    }
  }
  const allowed = allowedPhp(require.php);
  const php = allowed[below(allowed.length)];
  const some = (list: readonly (readonly [string, string])[], share: number) =>
    Object.fromEntries(list.filter(([name]) => require[name] === undefined && random() < share));
  const hasWhole = 'symfony/symfony' in require;
  const hasBranch = Object.values(require).some((text) => text.startsWith('dev-'));
  return {
    isLocked: random() < 0.35 && !hasBranch,
    conflict: some(excluded, 0.1),
    // The whole framework replaces its components.
    replace: hasWhole ? without(some(replaced, 0.1), components) : some(replaced, 0.1),
    require: hasWhole ? without(require, components) : require,
    ...(php !== undefined && random() < 0.5 && {php}),
    ...(random() < 0.25 && {flex: pick(flexed)}),
  };
}

function without(
  require: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(require).filter(([name]) => !names.includes(name)));
}

/** The PHP versions with which Composer runs in a project, the lowest first. */
export function phpOf({php, require}: GeneratedProject): string[] {
  return php === undefined ? allowedPhp(require.php) : [php];
}

/** The PHP with which Composer writes lock files and looks for releases. */
export function highestPhp(project: GeneratedProject): string {
  const version = phpOf(project).at(-1);
  if (version === undefined) {
    throw new Error(`No PHP is allowed by "${project.require.php ?? ''}".`);
  }
  return version;
}

/** The PHP versions that a constraint allows, the lowest first. */
function allowedPhp(constraint = '*'): string[] {
  const ranges = parseConstraint(constraint);
  return phpVersions.filter((version) => includes(ranges, `${version}.0`));
}
