import type {History} from '../schema/history';
import {changesOf} from './changes';
import {shownChanges} from './changesPage';
import type {Component} from './components';
import {type SectionOf, belongsTo} from './placeClasses';

/** A member that a class had in an earlier release. */
export interface GoneMember {
  /** The full name of the class. */
  readonly owner: string;
  /** As in its former anchor: `map`, `$width`. */
  readonly member: string;
  /** The first release without it. */
  readonly version: string;
  /** Whether the list of changes has that release: the oldest ones are left out. */
  readonly isListed: boolean;
}

/** The members that classes of today had before, in the order of the classes; without those that PHP calls. */
export function goneMembers(
  histories: readonly History[],
  sections: readonly SectionOf[],
  components: Readonly<Record<string, readonly Component[] | undefined>>,
): GoneMember[] {
  return histories
    .flatMap((history) =>
      sections
        .filter(({repository}) => repository === history.repository)
        .flatMap((section) => {
          const all = changesOf(history, belongsTo(section, sections, components));
          const listed = new Set(shownChanges(all).map(({version}) => version));
          return all.flatMap(({version, removedMembers}) =>
            removedMembers.map((name): GoneMember => {
              const [owner = '', member = ''] = name.replace(/\(\)$/, '').split('::');
              return {owner, member, version, isListed: listed.has(version)};
            }),
          );
        }),
    )
    .filter(({member}) => !member.startsWith('__'))
    .sort((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0));
}
