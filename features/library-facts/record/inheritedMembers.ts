import {memberDeclarations} from '../declarations/plainDeclarations';
import type {ApiClass} from '../schema/api';

/** The keys of the members that each class gets from its parents and traits, as far as these are among the classes. */
export function inheritedMembers(
  classes: readonly ApiClass[],
): (fqcn: string) => ReadonlySet<string> {
  const byName = new Map(classes.map((one) => [one.fqcn, one]));
  const known = new Map<string, ReadonlySet<string>>();
  const inherited = (fqcn: string): ReadonlySet<string> => {
    const found = known.get(fqcn);
    if (found !== undefined) {
      return found;
    }
    // A class that is its own ancestor would not end.
    known.set(fqcn, new Set());
    const {extends: parents = [], implements: interfaces = [], uses = []} = byName.get(fqcn) ?? {};
    const keys = new Set(
      [...parents, ...interfaces, ...uses].flatMap((parent) => [
        ...ownKeys(byName.get(parent)),
        ...inherited(parent),
      ]),
    );
    known.set(fqcn, keys);
    return keys;
  };
  return inherited;
}

function ownKeys(declared: ApiClass | undefined): string[] {
  return declared === undefined ? [] : memberDeclarations(declared).map(({key}) => key);
}
