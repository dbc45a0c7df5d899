import path from 'node:path';

import {classDeclaration, memberDeclarations} from '../reference/declarations';
import {isPublic} from '../reference/placeClasses';
import type {ApiClass} from '../schema/api';
import type {ClassHistory, History, SymbolHistory} from '../schema/history';
import {type TaggedRelease, readReleases} from './gitReleases';
import {inheritedMembers} from './inheritedMembers';
import type {Release} from './releases';

/** Reads the history of a documented library up to a tag from its mirror; undefined if the mirror has no tags. */
export function recordHistory(
  mirrors: string,
  release: Release,
  last: string,
): History | undefined {
  const repository = path.join(mirrors, release.repository.replace('/', '+'), 'repo');
  const releases = readReleases(repository, last);
  if (releases.length === 0) {
    return undefined;
  }
  return {
    library: path.basename(release.repository),
    repository: release.repository,
    tag: releases.at(-1)?.tag ?? last,
    releases: releases.map(({tag, date}) => [tag, date]),
    classes: classHistories(releases),
  };
}

interface Declared {
  readonly signature: string;
  readonly members: ReadonlyMap<string, string>;
  /** The keys of the members that it also has from its parents and traits. */
  readonly inherited: ReadonlySet<string>;
}

/** The history of each public class of the family, from the releases in order of their versions. */
export function classHistories(releases: readonly TaggedRelease[]): Record<string, ClassHistory> {
  const declared = releases.map(({classes}) => {
    const inherited = inheritedMembers(classes);
    return new Map(
      classes
        .filter((one) => isOurs(one) && isPublic(one))
        .map((one) => [one.fqcn, declaredOf(one, inherited(one.fqcn))]),
    );
  });
  const internal = releases.map(
    ({classes}) => new Set(classes.filter((one) => !isPublic(one)).map(({fqcn}) => fqcn)),
  );
  const names = [...new Set(declared.flatMap((one) => [...one.keys()]))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const over = declared.map((one) => one.get(name));
      const history = symbolHistory(over.map((one) => one?.signature));
      const {gone} = history;
      const members = gone === undefined ? memberHistories(over) : {};
      return [
        name,
        {
          ...history,
          ...(gone !== undefined &&
            internal[gone]?.has(name) === true && {internal: true as const}),
          ...(Object.keys(members).length > 0 && {members}),
        },
      ];
    }),
  );
}

function isOurs(one: ApiClass): boolean {
  return one.fqcn.startsWith('Rekalogika\\');
}

function declaredOf(one: ApiClass, inherited: ReadonlySet<string>): Declared {
  const members = memberDeclarations(one).map(({key, signature}) => [key, signature] as const);
  return {
    signature: classDeclaration(withoutArguments(one)),
    members: new Map(members),
    inherited,
  };
}

/** The class without what only PHPDoc says of its parents and templates: it changes more often than the class. */
function withoutArguments({generic_parents: _, templates = [], ...one}: ApiClass): ApiClass {
  return {...one, templates: templates.map(({variance: __, ...template}) => template)};
}

/**
 * The members of a class since it has been there without a gap. One that it only inherits now is neither its own nor
 * gone.
 */
function memberHistories(over: readonly (Declared | undefined)[]): Record<string, SymbolHistory> {
  const start = over.lastIndexOf(undefined) + 1;
  const names = new Set(over.slice(start).flatMap((one) => [...(one?.members.keys() ?? [])]));
  const last = over.at(-1);
  return Object.fromEntries(
    [...names]
      .filter((name) => last?.members.has(name) === true || last?.inherited.has(name) !== true)
      .map((name) => [
        name,
        symbolHistory(
          signaturesOf(
            name,
            over.map((one, index) => (index < start ? undefined : one)),
          ),
        ),
      ]),
  );
}

/** The declarations of a member; where it was inherited, its own one before or after that stands for it. */
function signaturesOf(
  name: string,
  over: readonly (Declared | undefined)[],
): (string | undefined)[] {
  const own = over.map((one) => one?.members.get(name));
  const isKnown = (one: string | undefined) => one !== undefined;
  return own.map((signature, index) =>
    signature === undefined && over[index]?.inherited.has(name) === true
      ? (own.slice(0, index).findLast(isKnown) ?? own.slice(index).find(isKnown))
      : signature,
  );
}

/**
 * The history of a name from its declaration in each release; undefined where it is missing.
 *
 * @throws Error for a name that is in no release.
 */
export function symbolHistory(over: readonly (string | undefined)[]): SymbolHistory {
  const last = over.findLastIndex((one) => one !== undefined);
  if (last === -1) {
    throw new Error('A name that no release has cannot have a history.');
  }
  const since = over.slice(0, last).lastIndexOf(undefined) + 1;
  const signatures = over
    .slice(since, last + 1)
    .map((signature, index): [number, string] => [since + index, signature ?? ''])
    .filter(([, signature], index, all) => index === 0 || all[index - 1]?.[1] !== signature);
  return {
    since,
    ...(last < over.length - 1 && {gone: last + 1}),
    ...(signatures.length > 1 && {signatures}),
  };
}
