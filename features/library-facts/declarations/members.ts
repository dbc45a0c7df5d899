import type {ApiClass, ApiMethod} from '../schema/api';

/** The kinds of members, in the order of a page. */
export type MemberKind = 'cases' | 'constants' | 'properties' | 'methods';

interface Visible {
  readonly name: string;
  readonly visibility?: string;
  readonly internal?: boolean;
  readonly promoted?: boolean;
}

/** The members of a class that its users can call, read or override, by kind. */
export function publicMembers(declared: ApiClass) {
  return membersOf(declared, ({internal}) => internal !== true);
}

/** The members of a class that are marked as internal, by kind. */
export function internalMembers(declared: ApiClass) {
  return membersOf(declared, ({internal}) => internal === true);
}

function membersOf(declared: ApiClass, isWanted: (member: Visible) => boolean) {
  const {cases = [], constants = [], properties = [], methods = []} = declared;
  const byConstructor = (a: ApiMethod, b: ApiMethod) =>
    Number(b.name === '__construct') - Number(a.name === '__construct');
  const isShown = (member: Visible) => member.visibility !== 'private' && isWanted(member);
  return {
    cases: cases.filter(isShown),
    constants: constants.filter(isShown),
    properties: properties.filter(isShown),
    methods: methods.filter(isShown).sort(byConstructor),
  };
}

/** A member as PHP names it behind `::`: a property has its dollar sign. */
export function memberName(kind: MemberKind, name: string): string {
  return kind === 'properties' ? `$${name}` : name;
}

/** The id of a member below that of its class. */
export function memberAnchor(classAnchor: string, kind: MemberKind, name: string): string {
  return `${classAnchor}.${memberName(kind, name)}`;
}

/** The name of a member in a history: `map()`, `$width`, `Widest`. */
export function memberKey(kind: MemberKind, name: string): string {
  return kind === 'methods' ? `${name}()` : memberName(kind, name);
}
