import {groupBy} from '../../../shared/lists/groupBy';
import {shortName} from '../../../shared/text/shortName';
import type {History, SymbolHistory} from '../schema/history';
import {type PackageChanges, noPackageChanges} from './requirementChanges';
import {versionOf} from './sinceOf';

/** What a release changed in the public API and the requirements. */
export interface ReleaseChanges extends PackageChanges {
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

/**
 * The releases that changed the public API or the requirements, the newest first; `belongs` selects the classes of a
 * section, and `packages` has its changes of requirements by version.
 */
export function changesOf(
  history: History,
  belongs: (fqcn: string) => boolean = () => true,
  packages: ReadonlyMap<string, PackageChanges> = new Map(),
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
    const gone = own.filter(([, one]) => leavesAt(one, index));
    const added = own.filter(([, one]) => index > 0 && comesAt(one, index)).map(([fqcn]) => fqcn);
    const moved = movesOf(
      gone.map(([fqcn]) => fqcn),
      added,
    );
    const isMoved = new Set(moved.flat());
    const left = gone.filter(([fqcn]) => !isMoved.has(fqcn));
    const isInternal = ([, {away = [], ...one}]: (typeof gone)[number]) =>
      [...away, {from: one.gone, internal: one.internal}].some(
        ({from, internal}) => from === index && internal === true,
      );
    const ofOthers = members.filter(({owner}) => !comesAt(owner, index));
    const version = versionOf(history, index);
    return {
      version,
      ...(packages.get(version) ?? noPackageChanges),
      date: history.releases[index]?.[1] ?? '',
      removed: left.filter((one) => !isInternal(one)).map(([fqcn]) => fqcn),
      internal: left.filter(isInternal).map(([fqcn]) => fqcn),
      moved,
      added: added.filter((fqcn) => !isMoved.has(fqcn)),
      addedMembers: ofOthers.filter(({member}) => comesAt(member, index)).map(({name}) => name),
      removedMembers: ofOthers.filter(({member}) => leavesAt(member, index)).map(({name}) => name),
      changed: [
        ...own.flatMap(([fqcn, one]) => changesAt(fqcn, one, index)),
        ...members.flatMap(({name, member}) => changesAt(name, member, index)),
      ],
    };
  };
  return history.releases
    .map((_, index) => release(index))
    .filter((one) => sizeOf(one) > 0)
    .reverse();
}

// Elements that a release and each of its changes need on the page, entries in the table of contents included.
const elementsOf = {release: 12, changed: 5, requirements: 4, moved: 2, name: 1};

/** How many elements the changes of a release need on a page; 0 if it has none. */
export function sizeOf(release: ReleaseChanges): number {
  const {removed, internal, moved, added, addedMembers, removedMembers, changed} = release;
  const {addedPackages, removedPackages, requirements} = release;
  const names = [removed, internal, added, addedMembers, removedMembers];
  return (
    changed.length * elementsOf.changed +
    requirements.length * elementsOf.requirements +
    moved.length * elementsOf.moved +
    [...names, addedPackages, removedPackages].flat().length * elementsOf.name
  );
}

// With its frame, a page must stay under the limits of scripts and elements: tests/site/weight.ts.
const mostElements = 1300;

/** The releases by page, the newest first; releases are never divided. */
export function changesByPage(all: readonly ReleaseChanges[]): ReleaseChanges[][] {
  const pages: ReleaseChanges[][] = [];
  let size = Infinity;
  for (const release of all) {
    const needed = elementsOf.release + sizeOf(release);
    size += needed;
    if (size > mostElements) {
      pages.push([]);
      size = needed;
    }
    pages.at(-1)?.push(release);
  }
  return pages;
}

function changesAt(name: string, {signatures = []}: SymbolHistory, index: number): Change[] {
  const at = signatures.findIndex(([release]) => release === index);
  const [, after, native] = signatures[at] ?? [];
  const before = native ?? signatures.slice(0, Math.max(at, 0)).findLast(isDocumented)?.[1];
  return before === undefined || after === undefined ? [] : [{name, before, after}];
}

/** Whether a declaration has the types of PHPDoc: a native one comes with the one before it. */
function isDocumented(signature: readonly unknown[]): boolean {
  return signature.length === 2;
}

/** Whether a name is new in a release, or there again. */
function comesAt({since, away = []}: SymbolHistory, index: number): boolean {
  return since === index || away.some(({until}) => until === index);
}

/** Whether a release is the first without a name. */
function leavesAt({gone, away = []}: SymbolHistory, index: number): boolean {
  return gone === index || away.some(({from}) => from === index);
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
