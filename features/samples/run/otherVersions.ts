import {PlainError} from '../../../shared/process/runMain';

/** Versions that a run uses instead of those of a section's `composer.json`. */
export interface OtherVersions {
  /** By the folder of a source, or by the name of a package. */
  readonly packages: ReadonlyMap<string, string>;
  /** `8.4`, if the run has another PHP than that of the machine. */
  readonly php?: string;
}

/** The versions that a section's `composer.json` names. */
export const ownVersions: OtherVersions = {packages: new Map()};

const productNames: Readonly<Record<string, string>> = {
  'api-platform-core': 'API Platform',
  'doctrine/dbal': 'Doctrine DBAL',
  'doctrine/orm': 'Doctrine ORM',
  symfony: 'Symfony',
};

/**
 * Reads the options `--with symfony=7.4.23` and `--with doctrine/orm=3.4.4`.
 *
 * @throws PlainError for an option of another form.
 */
export function readOtherVersions(options: readonly string[], php?: string): OtherVersions {
  const packages = options.map((option): [string, string] => {
    const [, name, version] = /^([^=]+)=(\d[\w.]*)$/.exec(option) ?? [];
    if (name === undefined || version === undefined) {
      throw new PlainError(`Write --with symfony=7.4.23, not --with ${option}.`);
    }
    return [name, version];
  });
  return {packages: new Map(packages), ...(php !== undefined && {php})};
}

/**
 * The name of the versions for the reader, such as `Symfony 7.4.23`; empty for those of `composer.json`. Packages that
 * Symfony or another product needs besides, such as polyfills, are left out.
 */
export function titleOf({packages}: OtherVersions): string {
  const names = [...packages.keys()];
  const products = names.filter((name) => name in productNames);
  return (products.length > 0 ? products : names)
    .map((name) => `${productNames[name] ?? name} ${packages.get(name) ?? ''}`)
    .join(', ');
}

/**
 * The folders and versions of sources: `symfony/src/X` of another version is in `symfony-7.4.23/src/X`. A folder that
 * `composer.json` does not name is added.
 */
export function sourcesWith(
  sources: ReadonlyMap<string, string>,
  {packages}: OtherVersions,
): readonly (readonly [string, string])[] {
  const added = new Map([...packages].filter(([name]) => !name.includes('/')));
  const own = [...sources].map(([folder, version]): [string, string] => {
    const [repository = '', ...below] = folder.split('/');
    const other = packages.get(repository);
    added.delete(repository);
    return other === undefined
      ? [folder, version]
      : [[`${repository}-${other}`, ...below].join('/'), other];
  });
  return [...own, ...[...added].map(([name, version]) => [`${name}-${version}`, version] as const)];
}

/** A path repository of Composer with one package. */
export interface Repository {
  readonly type: 'path';
  readonly url: string;
  readonly options: {readonly versions: Readonly<Record<string, string>>};
}

/**
 * What a project requires with other versions: of the packages in other sources any version, because the requirements
 * of the libraries decide, and of other packages the exact one.
 */
export function requirementsWith(
  require: Readonly<Record<string, string>>,
  {packages}: OtherVersions,
  repositories: readonly Repository[],
): Record<string, string> {
  const others = new Set(packages.values());
  const inOtherSources = repositories
    .flatMap(({options}) => Object.entries(options.versions))
    .filter(([name, version]) => name in require && others.has(version))
    .map(([name]): [string, string] => [name, '*']);
  const exact = [...packages].filter(([name]) => name.includes('/'));
  return {...require, ...Object.fromEntries([...inOtherSources, ...exact])};
}
