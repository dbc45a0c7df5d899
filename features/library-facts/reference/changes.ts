import type {History, SymbolHistory} from '../schema/history';
import {groupBy, shortName} from './placeClasses';
import {versionOf} from './sinceOf';

/** What a release changed in the public API. */
export interface ReleaseChanges {
  readonly version: string;
  /** In ISO format. */
  readonly date: string;
  /** Full names. */
  readonly removed: readonly string[];
  /** Full names of classes that were marked as internal. */
  readonly internal: readonly string[];
  readonly moved: readonly (readonly [from: string, to: string])[];
  readonly added: readonly string[];
  /** `Vendor\Class::map()`; the members of added and removed classes are left out. */
  readonly addedMembers: readonly string[];
  readonly removedMembers: readonly string[];
  readonly changed: readonly Change[];
}

/** A declaration that is different. */
export interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The releases that changed the public API, the newest first; `belongs` selects the classes of a section. */
export function changesOf(
  history: History,
  belongs: (fqcn: string) => boolean = () => true,
): ReleaseChanges[] {
  const own = Object.entries(history.classes).filter(([fqcn]) => belongs(fqcn));
  const members = own.flatMap(([fqcn, one]) =>
    Object.entries(one.members ?? {}).map(([name, member]) => ({
      name: `${fqcn}::${name}`,
      owner: one,
      member,
    })),
  );
  const release = (index: number): ReleaseChanges => {
    const gone = own.filter(([, one]) => one.gone === index);
    const added = own.filter(([, one]) => index > 0 && one.since === index).map(([fqcn]) => fqcn);
    const moved = movesOf(
      gone.map(([fqcn]) => fqcn),
      added,
    );
    const isMoved = new Set(moved.flat());
    const left = gone.filter(([fqcn]) => !isMoved.has(fqcn));
    const isInternal = ([, one]: (typeof gone)[number]) => one.internal === true;
    return {
      version: versionOf(history, index),
      date: history.releases[index]?.[1] ?? '',
      removed: left.filter((one) => !isInternal(one)).map(([fqcn]) => fqcn),
      internal: left.filter(isInternal).map(([fqcn]) => fqcn),
      moved,
      added: added.filter((fqcn) => !isMoved.has(fqcn)),
      addedMembers: members
        .filter(({member, owner}) => member.since === index && member.since > owner.since)
        .map(({name}) => name),
      removedMembers: members.filter(({member}) => member.gone === index).map(({name}) => name),
      changed: [
        ...own.flatMap(([fqcn, one]) => changesAt(fqcn, one, index)),
        ...members.flatMap(({name, member}) => changesAt(name, member, index)),
      ],
    };
  };
  return history.releases
    .map((_, index) => release(index))
    .filter((one) => countChanges(one) > 0)
    .reverse();
}

/** The number of changes in a release. */
export function countChanges(changes: ReleaseChanges): number {
  const {removed, internal, moved, added, addedMembers, removedMembers, changed} = changes;
  return [removed, internal, moved, added, addedMembers, removedMembers, changed]
    .map(({length}) => length)
    .reduce((a, b) => a + b, 0);
}

function changesAt(name: string, {signatures = []}: SymbolHistory, index: number): Change[] {
  const at = signatures.findIndex(([release]) => release === index);
  const [before, after] = [signatures[at - 1], signatures[at]];
  return before === undefined || after === undefined
    ? []
    : [{name, before: before[1], after: after[1]}];
}

/** Classes that are gone and new under the same short name, if there is only one of each. */
function movesOf(gone: readonly string[], added: readonly string[]): (readonly [string, string])[] {
  const from = groupBy(gone, shortName);
  const to = groupBy(added, shortName);
  return [...from].flatMap(([short, names]) => {
    const [old] = names;
    const [target] = to.get(short) ?? [];
    const isClear = names.length === 1 && to.get(short)?.length === 1;
    return isClear && old !== undefined && target !== undefined ? [[old, target] as const] : [];
  });
}
