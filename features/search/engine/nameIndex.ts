import {shortName} from '../../../shared/text/shortName';
import type {GoneClass, GoneMember, KnownClass, Names} from './names';
import {push} from '../../../shared/lists/push';
import {isCompound} from './readName';

/** A class or member of the API reference that a query names. */
export interface NameMatch {
  readonly known: KnownClass;
  /** As in its anchor: `map`, `$width`; undefined for the class itself. */
  readonly member: string | undefined;
}

/** A class that is gone, or a member that a class of today had, which a query names. */
export type GoneMatch = GoneClass | GoneMember;

/** The full name of what is gone. */
export function fullName(one: GoneMatch): string {
  return 'member' in one ? `${one.owner}::${one.member}` : one.name;
}

/** A class, or a member with the names of its class. */
export interface Indexed<T> {
  readonly one: T;
  /** The full name of the class in lower case, behind a backslash. */
  readonly full: string;
  /** Its short name in lower case. */
  readonly short: string;
  /** Whether the name of the class or of the member is made of several words. */
  readonly isCompound: boolean;
}

/** Names prepared for comparisons, made once. */
export interface NameIndex {
  readonly classes: readonly Indexed<KnownClass>[];
  readonly gone: readonly Indexed<GoneClass>[];
  /** The members with a name, in lower case and without its dollar sign. */
  readonly members: ReadonlyMap<string, readonly NameMatch[]>;
  /** The same of members that are gone. */
  readonly goneMembers: ReadonlyMap<string, readonly Indexed<GoneMember>[]>;
}

/** Prepares names for comparisons. */
export function indexNames({classes, gone, goneMembers}: Names): NameIndex {
  const members = new Map<string, NameMatch[]>();
  for (const known of classes) {
    for (const member of known.members) {
      push(members, plainName(member), {known, member});
    }
  }
  const membersBefore = new Map<string, Indexed<GoneMember>[]>();
  for (const one of goneMembers) {
    const ofClass = indexed(one, one.owner);
    push(membersBefore, plainName(one.member), {...ofClass, isCompound: isCompound(one.member)});
  }
  return {
    classes: classes.map((one) => indexed(one, one.name)),
    gone: gone.map((one) => indexed(one, one.name)),
    members,
    goneMembers: membersBefore,
  };
}

function indexed<T>(one: T, className: string): Indexed<T> {
  const short = shortName(className);
  return {
    one,
    full: `\\${className.toLowerCase()}`,
    short: short.toLowerCase(),
    isCompound: isCompound(short),
  };
}

/** A name in lower case, that of a property without its dollar sign. */
export function plainName(name: string): string {
  return name.replace('$', '').toLowerCase();
}
