import {shortName} from '../../../shared/text/shortName';
import type {SectionChanges} from './sectionChanges';

/** A public class that the documented release does not have. */
export interface GoneName {
  /** Full name. */
  readonly name: string;
  readonly section: string;
  /** The first release without it. */
  readonly version: string;
  /** The page of the list of changes that has that release, from 1. */
  readonly page: number;
  /** Whether that release has it as an internal class. */
  readonly isInternal: boolean;
  /** Whether the documented release has an internal class with this full name. */
  readonly isStillThere: boolean;
  /** Whether it has one with this short name. */
  readonly isNameInternal: boolean;
  /** The full name of what replaced it in that release: the same class elsewhere, or one of the reviewed list. */
  readonly replacement: string | undefined;
  readonly isMoved: boolean;
}

interface DatedName extends GoneName {
  readonly date: string;
}

/** The names of today, and what replaced former ones. */
export interface PresentNames {
  /** What to use instead of a removed class, by full name. */
  readonly replacements: Readonly<Record<string, string | undefined>>;
  /** Whether the documented releases have a public class with this name. */
  readonly isPresent: (name: string) => boolean;
  /** The full names of the internal classes of a repository. */
  readonly internalOf: (repository: string) => readonly string[];
}

/**
 * The classes that are gone, by name, from the changes of sections.
 *
 * @throws Error for a reviewed replacement of a name that is not gone, or that has moved.
 */
export function goneNames(
  changes: readonly SectionChanges[],
  {replacements, isPresent, internalOf}: PresentNames,
): GoneName[] {
  const found = changes.flatMap(({section, repository, pages}) => {
    const internalNames = new Set(internalOf(repository));
    const internalShort = new Set([...internalNames].map(shortName));
    return pages.flatMap((releases, index) =>
      releases.flatMap(({version, date, removed, internal, moved}): DatedName[] => {
        const left = (name: string) => ({
          section,
          version,
          date,
          page: index + 1,
          name,
          isMoved: false,
          isStillThere: internalNames.has(name),
          isNameInternal: internalShort.has(shortName(name)),
          replacement: undefined,
        });
        return [
          ...removed.map((name) => ({...left(name), isInternal: false})),
          ...internal.map((name) => ({...left(name), isInternal: true})),
          ...moved.map(([name, replacement]) => ({
            ...left(name),
            isInternal: false,
            isMoved: true,
            replacement,
          })),
        ];
      }),
    );
  });
  // A class that went from one repository to another is gone in the first; the last repository decides.
  const last = new Map(
    found
      .filter(({name}) => !isPresent(name))
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map(({date: _, ...one}) => [one.name, one]),
  );
  const gone = [...last.values()];
  const wrong = Object.keys(replacements).filter(
    (name) => !gone.some((one) => one.name === name && !one.isMoved),
  );
  if (wrong.length > 0) {
    throw new Error(
      `features/library-facts/reference/replacements.ts: not gone, or moved: ${wrong.join(', ')}`,
    );
  }
  return gone
    .map((one) => ({...one, replacement: one.replacement ?? replacements[one.name]}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
