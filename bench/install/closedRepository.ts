import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {type Catalog, rangesOf} from '../../features/compatibility/engine/catalog';
import {
  type Ranges,
  includes,
  intersect,
  isEmpty,
  lowestStable,
} from '../../features/compatibility/engine/ranges';
import {isSymfonyComponent} from '../../features/library-facts/read/symfonyComponents';
import {constraints} from './projects';

type Versions = ReadonlyMap<string, readonly string[]>;

/**
 * The versions of the packages by others that matter: the lowest that each constraint on them allows. Two constraints
 * have a common version exactly if they have one of these.
 */
export function standIns(catalog: Catalog): Versions {
  const texts = new Map<string, Set<string>>();
  const add = (name: string, text: string) =>
    texts.set(name, (texts.get(name) ?? new Set()).add(text));
  for (const release of [...catalog.values()].flat()) {
    Object.entries(release.require).forEach(([name, text]) => add(name, text));
  }
  for (const [name, list] of Object.entries(constraints)) {
    list.forEach((text) => add(name, text));
  }
  const components = [...texts].filter(([name]) => isSymfonyComponent(name));
  const ofSymfony = new Set(components.flatMap(([, all]) => [...all]));
  return new Map(
    [...texts]
      .filter(([name]) => name.includes('/') && !catalog.has(name))
      .map(([name, all]) => [name, lowestOf(isSymfonyComponent(name) ? ofSymfony : all)]),
  );
}

function lowestOf(texts: ReadonlySet<string>): string[] {
  const found = [...texts].flatMap((text) => rangesOf(text).intervals.map(lowestStable));
  return [...new Set(found)].sort();
}

/** What Flex leaves of the versions of Symfony's components. */
export interface Flex {
  readonly ranges: Ranges;
  readonly require: Readonly<Record<string, string>>;
}

/** Writes a repository for Composer that has only our recorded releases and stand-ins; returns its description. */
export function writeRepository(
  folder: string,
  catalog: Catalog,
  versions: Versions,
  flex: Flex | undefined,
): unknown {
  const components = [...versions.keys()].filter(isSymfonyComponent);
  const files = new Map<string, readonly object[]>();
  for (const [name, releases] of catalog) {
    files.set(
      name,
      releases.map(({version, require}) => describe(name, version, {require})),
    );
  }
  for (const [name, all] of versions) {
    const own = flex?.require[name];
    const isExempt =
      flex === undefined ||
      !isSymfonyComponent(name) ||
      (own !== undefined && isEmpty(intersect(rangesOf(own), flex.ranges)));
    const replaced = components.filter((one) => one !== 'symfony/symfony');
    files.set(
      name,
      all
        .filter((version) => isExempt || includes(flex.ranges, version))
        .map((version) =>
          describe(name, version, {
            ...(name === 'symfony/symfony' && {
              replace: Object.fromEntries(replaced.map((one) => [one, version])),
            }),
          }),
        ),
    );
  }
  for (const [name, releases] of files) {
    const file = path.join(folder, 'p2', `${name}.json`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({packages: {[name]: releases}}));
    const branches = catalog.has(name) ? [] : [describe(name, 'dev-main', {})];
    const text = JSON.stringify({packages: {[name]: branches}});
    writeFileSync(file.replace(/\.json$/, '~dev.json'), text);
  }
  const pattern = `${path.resolve(folder)}/p2/%package%.json`;
  const index = {packages: [], 'metadata-url': pattern, 'available-packages': [...files.keys()]};
  writeFileSync(path.join(folder, 'packages.json'), JSON.stringify(index));
  return {type: 'composer', url: `file://${path.resolve(folder)}`};
}

/** A package of this type has no files, so nothing is downloaded. */
function describe(name: string, version: string, links: object): object {
  return {name, version, version_normalized: normalized(version), type: 'metapackage', ...links};
}

function normalized(version: string): string {
  return version.startsWith('dev-')
    ? version
    : [...version.replace(/^v/, '').split('.'), '0', '0', '0'].slice(0, 4).join('.');
}
