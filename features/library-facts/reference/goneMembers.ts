import type {History} from '../schema/history';
import type {SectionChanges} from './sectionChanges';
import {versionOf} from './sinceOf';

/** A member that a class had in an earlier release. */
export interface GoneMember {
  /** The full name of the class. */
  readonly owner: string;
  /** As in its former anchor: `map`, `$width`. */
  readonly member: string;
  readonly section: string;
  /** The first release without it. */
  readonly version: string;
  /** The page of the list of changes that has that release, from 1. */
  readonly page: number;
}

/** The members that classes of today had before, in the order of the classes; without those that PHP calls. */
export function goneMembers(changes: readonly SectionChanges[]): GoneMember[] {
  return changes
    .flatMap(({section, history, pages}) =>
      pages.flatMap((releases, index) =>
        releases.flatMap(({version, removedMembers}) =>
          removedMembers.filter(isGone(history, version)).map((name): GoneMember => {
            const [owner = '', member = ''] = name.replace(/\(\)$/, '').split('::');
            return {owner, member, section, version, page: index + 1};
          }),
        ),
      ),
    )
    .filter(({member}) => !member.startsWith('__'))
    .sort((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0));
}

/** Whether a member did not come back after a release, by the name that the list of changes has. */
export function isGone(history: History, version: string): (name: string) => boolean {
  return (name) => {
    const [owner = '', member = ''] = name.split('::');
    const gone = history.classes[owner]?.members?.[member]?.gone;
    return gone !== undefined && versionOf(history, gone) === version;
  };
}
