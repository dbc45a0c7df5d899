import facts from '../../data/packages.json';

/** Something that a library needs, in words. */
export interface Need {
  readonly name: string;
  readonly range: string;
  readonly except?: Readonly<Record<string, string | undefined>>;
}

/** What the site knows of a library; written by tools/record from its released source. */
export interface Library {
  readonly section: string;
  readonly purpose: string;
  readonly repository: string;
  readonly tag: string;
  readonly release: string;
  /** Day of the release, ISO form. */
  readonly date: string;
  readonly dateIsApproximate: boolean;
  /** The package to hand to `composer require`. */
  readonly install: string;
  readonly license: string;
  readonly needs: readonly Need[];
  readonly packages: readonly string[];
  /** Whether the release brings a CHANGELOG.md. */
  readonly changelog: boolean;
}

/** The libraries, grouped by what people come to do. */
export const groups: readonly {readonly title: string; readonly libraries: readonly Library[]}[] =
  facts.groups;

/** All libraries in the order of their groups. */
export const allLibraries: readonly Library[] = groups.flatMap((group) => group.libraries);

/**
 * The library of a section.
 *
 * @throws Error that lists the known names: a misspelled name in a page must stop the build.
 */
export function libraryOf(section: string): Library {
  const found = allLibraries.find((library) => library.section === section);
  if (found === undefined) {
    const known = allLibraries.map((library) => library.section).join(', ');
    throw new Error(`No library is named "${section}" in data/packages.json. Known: ${known}.`);
  }
  return found;
}

/** The address of a library's source on GitHub, at the documented release. */
export function sourceUrl({repository, tag}: Library): string {
  return `https://github.com/${repository}/tree/${tag}`;
}

/** The address of the page on GitHub about the documented release. */
export function releaseUrl({repository, tag}: Library): string {
  return `https://github.com/${repository}/releases/tag/${tag}`;
}

/** The address of a library's changelog at the documented release; null when it has none. */
export function changelogUrl({changelog, repository, tag}: Library): string | null {
  return changelog ? `https://github.com/${repository}/blob/${tag}/CHANGELOG.md` : null;
}

/** The address of a package on Packagist. */
export function packagistUrl(name: string): string {
  return `https://packagist.org/packages/${name}`;
}
