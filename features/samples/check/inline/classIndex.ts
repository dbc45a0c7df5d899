import {groupBy} from '../../../../shared/lists/groupBy';
import {shortName} from '../../../../shared/text/shortName';
import type {ApiClass} from '../../../library-facts';

/** A class and its names. */
export interface Declared {
  readonly name: string;
  /** Full names or short ones. */
  readonly parents: readonly string[];
  readonly members: ReadonlySet<string>;
  /** Its recorded facts. */
  readonly api?: ApiClass;
}

// The usual aliases of these namespaces.
const aliases: Readonly<Record<string, string>> = {
  ORM: 'Doctrine\\ORM\\Mapping',
  Assert: 'Symfony\\Component\\Validator\\Constraints',
};

/** Classes by their names. */
export interface ClassIndex {
  /** The classes that a full, partial (`Contracts\Query`) or short name can mean. */
  readonly find: (name: string) => readonly Declared[];
  readonly isNamespace: (name: string) => boolean;
  /** Whether a class has or inherits a member. */
  readonly hasMember: (declared: Declared, member: string) => boolean;
  readonly shortNames: ReadonlySet<string>;
  /** Names of members and parameters of all classes, and values of constants. */
  readonly memberNames: ReadonlySet<string>;
  /** Names of members of classes outside the family. */
  readonly foreignMembers: ReadonlySet<string>;
}

/** A recorded class with the members that it declares. */
export function declaredOf(api: ApiClass): Declared {
  const {methods = [], properties = [], constants = [], cases = []} = api;
  return {
    name: api.fqcn,
    parents: [...(api.extends ?? []), ...(api.implements ?? []), ...(api.uses ?? [])],
    members: new Set([...methods, ...properties, ...constants, ...cases].map(({name}) => name)),
    api,
  };
}

/** Creates an index of classes; if two have the same name, the first wins. */
export function indexClasses(classes: readonly Declared[]): ClassIndex {
  const byName = new Map([...classes].reverse().map((one) => [one.name, one]));
  const byShort = groupBy(byName.values(), ({name}) => shortName(name));
  const namespaces = new Set([...byName.keys()].flatMap(namespacesOf));
  const find = (name: string): readonly Declared[] => {
    const wanted = name
      .replace(/^\\/, '')
      .replace(/^(\w+)(?=\\)/, (first) => aliases[first] ?? first);
    const exact = byName.get(wanted);
    return exact !== undefined
      ? [exact]
      : (byShort.get(shortName(wanted)) ?? []).filter((one) => one.name.endsWith(`\\${wanted}`));
  };
  // Interfaces inherit from one another in many ways: each is looked at once.
  const hasMember = (declared: Declared, member: string, seen = new Set<Declared>()): boolean => {
    seen.add(declared);
    return (
      declared.members.has(member) ||
      declared.parents
        .flatMap(find)
        .some((parent) => !seen.has(parent) && hasMember(parent, member, seen))
    );
  };
  return {
    find,
    isNamespace: (name) => namespaces.has(name.replace(/^\\/, '')),
    hasMember,
    shortNames: new Set(byShort.keys()),
    foreignMembers: new Set(
      [...byName.values()]
        .filter(({name}) => !name.startsWith('Rekalogika\\'))
        .flatMap((one) => [...one.members]),
    ),
    memberNames: new Set([...byName.values()].flatMap((one) => [...one.members, ...wordsOf(one)])),
  };
}

function wordsOf({api}: Declared): string[] {
  const params = (api?.methods ?? []).flatMap(({params: all}) => all.map(({name}) => name));
  const values = [...(api?.constants ?? []), ...(api?.cases ?? [])].map(({value}) => value);
  return [...params, ...values.map((value) => value?.replace(/^'(.*)'$/, '$1') ?? '')];
}

/** `A\B\C` is in `A`, `A\B` and `B`. */
function namespacesOf(name: string): string[] {
  const parts = name.split('\\').slice(0, -1);
  return parts.flatMap((_, start) =>
    parts.slice(start).map((__, length) => parts.slice(start, start + length + 1).join('\\')),
  );
}
