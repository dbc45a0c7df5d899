import facts from '../../../generated/packages.json';

/** Something that a library requires, in words: `{name: 'Symfony', range: '6.4 to 8.x'}`. */
export interface Need {
  readonly name: string;
  readonly range: string;
  /** Components that allow less than the rest, by package name. */
  readonly except?: Readonly<Record<string, string | undefined>>;
}

/** The facts of a library; features/library-facts/record reads them from its released source. */
export interface Library {
  readonly section: string;
  readonly purpose: string;
  readonly repository: string;
  readonly tag: string;
  readonly release: string;
  /** Date of the release, in ISO format. */
  readonly date: string;
  readonly dateIsApproximate: boolean;
  /** The package for `composer require`. */
  readonly install: string;
  readonly license: string;
  readonly needs: readonly Need[];
  /** Names of the packages of the same release that are installed, the required one first. */
  readonly packages: readonly string[];
  /** Whether the tree of the release has a CHANGELOG.md; false if no tree is stored. */
  readonly changelog: boolean;
}

/** The libraries, grouped by task. */
export const groups: readonly {readonly title: string; readonly libraries: readonly Library[]}[] =
  facts.groups;

/** All libraries in the order of their groups. */
export const allLibraries: readonly Library[] = groups.flatMap((group) => group.libraries);

/**
 * The library of a section.
 *
 * @throws Error that lists the known names: a misspelled name in a page must fail the build.
 */
export function libraryOf(section: string): Library {
  const found = allLibraries.find((library) => library.section === section);
  if (found === undefined) {
    const known = allLibraries.map((library) => library.section).join(', ');
    throw new Error(
      `No library is named "${section}" in generated/packages.json. Known: ${known}.`,
    );
  }
  return found;
}
