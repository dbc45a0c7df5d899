import type {SectionChanges} from './sectionChanges';

/** A member that a class had in an earlier release. */
export interface GoneMember {
  /** The full name of the class. */
  readonly owner: string;
  /** As in its former anchor: `map`, `$width`. */
  readonly member: string;
  /** The first release without it. */
  readonly version: string;
  /** The page of the list of changes that has that release, from 1. */
  readonly page: number;
}

/** The members that classes of today had before, in the order of the classes; without those that PHP calls. */
export function goneMembers(changes: readonly SectionChanges[]): GoneMember[] {
  return changes
    .flatMap(({pages}) =>
      pages.flatMap((releases, index) =>
        releases.flatMap(({version, removedMembers}) =>
          removedMembers.map((name): GoneMember => {
            const [owner = '', member = ''] = name.replace(/\(\)$/, '').split('::');
            return {owner, member, version, page: index + 1};
          }),
        ),
      ),
    )
    .filter(({member}) => !member.startsWith('__'))
    .sort((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0));
}
