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
}

/** The libraries, grouped by what people come to do. */
export const groups: readonly {readonly title: string; readonly libraries: readonly Library[]}[] =
  facts.groups;

/**
 * The library of a section.
 *
 * @throws Error that lists the known names: a misspelled name in a page must stop the build.
 */
export function libraryOf(section: string): Library {
  const libraries = groups.flatMap((group) => group.libraries);
  const found = libraries.find((library) => library.section === section);
  if (found === undefined) {
    const known = libraries.map((library) => library.section).join(', ');
    throw new Error(`No library is named "${section}" in data/packages.json. Known: ${known}.`);
  }
  return found;
}

/** The address of a library's release on GitHub. */
export function releaseUrl({repository, tag}: Library): string {
  return `https://github.com/${repository}/tree/${tag}`;
}

/** The address of a package on Packagist. */
export function packagistUrl(name: string): string {
  return `https://packagist.org/packages/${name}`;
}
