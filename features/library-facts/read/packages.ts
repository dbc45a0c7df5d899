import facts from '../../../generated/packages.json';
import type {Library, Packages} from '../schema/packages';

export type {Library, Need} from '../schema/packages';

/** The libraries, grouped by task. */
export const groups: Packages['groups'] = facts.groups;

/** All libraries in the order of their groups. */
export const allLibraries: readonly Library[] = groups.flatMap((group) => group.libraries);

/**
 * The library of a section.
 *
 * @throws Error that starts with the place of the name, and lists the known ones.
 */
export function libraryOf(section: string, place = 'generated/packages.json'): Library {
  const found = allLibraries.find((library) => library.section === section);
  if (found === undefined) {
    const known = allLibraries.map((library) => library.section).join(', ');
    throw new Error(`${place}: no library is named "${section}". Known: ${known}.`);
  }
  return found;
}
