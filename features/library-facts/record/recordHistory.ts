import path from 'node:path';

import {isPublic} from '../declarations/isPublic';
import {classDeclaration, memberDeclarations} from '../declarations/plainDeclarations';
import type {ApiClass} from '../schema/api';
import type {ClassHistory, History, SymbolHistory} from '../schema/history';
import {type Evidence, classesWithEvidence} from './evidence';
import {type TaggedRelease, readReleases} from './gitReleases';
import {inheritedMembers} from './inheritedMembers';
import type {Release} from './releases';

/**
 * Reads the history of a documented library from its mirror; undefined if the mirror has no tags. A documented release
 * whose source is not stored is the newest stored one with the evidence.
 */
export function recordHistory(
  mirrors: string,
  release: Release,
  evidence?: Evidence,
): History | undefined {
  const {repository, tag, date} = release;
  const stored = readReleases(
    path.join(mirrors, repository.replace('/', '+'), 'repo'),
    evidence?.read_at ?? tag,
  );
  const newest = stored.at(-1);
  if (newest === undefined) {
    return undefined;
  }
  const isStored = evidence === undefined || newest.tag === tag;
  const releases = isStored
    ? stored
    : [...stored, {tag, date, classes: classesWithEvidence(newest.classes, evidence)}];
  return {
    library: path.basename(repository),
    repository,
    tag: isStored ? newest.tag : tag,
    ...(!isStored && {provenance: evidence.provenance}),
    releases: releases.map((one) => [one.tag, one.date]),
    classes: classHistories(releases),
  };
}

/** How a name is declared: with PHPDoc types where the source has them, and without. */
export interface Declaration {
  readonly signature: string;
  readonly native: string;
}

interface Declared extends Declaration {
  readonly members: ReadonlyMap<string, Declaration>;
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
      const history = symbolHistory(over, (index) => internal[index]?.has(name) === true);
      const members = history.gone === undefined ? memberHistories(over) : {};
      return [name, {...history, ...(Object.keys(members).length > 0 && {members})}];
    }),
  );
}

function isOurs(one: ApiClass): boolean {
  return one.fqcn.startsWith('Rekalogika\\');
}

function declaredOf(one: ApiClass, inherited: ReadonlySet<string>): Declared {
  const native = new Map(
    memberDeclarations(withoutDocTypes(one)).map(({key, signature}) => [key, signature]),
  );
  const members = memberDeclarations(one).map(
    ({key, signature}) => [key, {signature, native: native.get(key) ?? signature}] as const,
  );
  const signature = classDeclaration(withoutArguments(one));
  return {signature, native: signature, members: new Map(members), inherited};
}

/** The class with the types that PHP itself checks. */
function withoutDocTypes({properties = [], methods = [], ...one}: ApiClass): ApiClass {
  return {
    ...one,
    properties: properties.map(({doc_type: _, ...property}) => property),
    methods: methods.map(({doc_return: _, templates: __, throws: ___, params, ...method}) => ({
      ...method,
      params: params.map(({doc_type: ____, ...param}) => param),
    })),
  };
}

/** The class without what only PHPDoc says of its parents and templates: it changes more often than the class. */
function withoutArguments({generic_parents: _, templates = [], ...one}: ApiClass): ApiClass {
  return {...one, templates: templates.map(({variance: __, ...template}) => template)};
}

/**
 * The members of a class over the releases that have it. One that it only inherits now is neither its own nor gone.
 */
function memberHistories(over: readonly (Declared | undefined)[]): Record<string, SymbolHistory> {
  const there = over.flatMap((one, index) => (one === undefined ? [] : [{one, index}]));
  const declared = there.map(({one}) => one);
  const names = new Set(declared.flatMap(({members}) => [...members.keys()]));
  const last = declared.at(-1);
  return Object.fromEntries(
    [...names]
      .filter((name) => last?.members.has(name) === true || last?.inherited.has(name) !== true)
      .map((name) => [
        name,
        atReleases(
          symbolHistory(declarationsOf(name, declared)),
          there.map(({index}) => index),
        ),
      ]),
  );
}

/** A history over some releases, with their indexes among all of them. */
function atReleases(history: SymbolHistory, releases: readonly number[]): SymbolHistory {
  const {since, gone, away, signatures} = history;
  const at = (index: number) => releases[index] ?? index;
  return {
    ...history,
    since: at(since),
    ...(gone !== undefined && {gone: at(gone)}),
    ...(away && {away: away.map((one) => ({...one, from: at(one.from), until: at(one.until)}))}),
    ...(signatures && {
      signatures: signatures.map(([index, ...texts]) => [at(index), ...texts] as const),
    }),
  };
}

/** The declarations of a member; where it was inherited, its own one before or after that stands for it. */
function declarationsOf(name: string, over: readonly Declared[]): (Declaration | undefined)[] {
  const own = over.map((one) => one.members.get(name));
  const isKnown = (one: Declaration | undefined) => one !== undefined;
  return own.map((declaration, index) =>
    declaration === undefined && over[index]?.inherited.has(name) === true
      ? (own.slice(0, index).findLast(isKnown) ?? own.slice(index).find(isKnown))
      : declaration,
  );
}

/**
 * The history of a name from its declaration in each release; undefined where it is missing, or internal.
 *
 * @throws Error for a name that is in no release.
 */
export function symbolHistory(
  over: readonly (Declaration | undefined)[],
  isInternal: (index: number) => boolean = () => false,
): SymbolHistory {
  const there = over.flatMap((one, index) => (one === undefined ? [] : [{...one, index}]));
  const [first, last] = [there[0], there.at(-1)];
  if (first === undefined || last === undefined) {
    throw new Error('A name that no release has cannot have a history.');
  }
  const gone = last.index + 1;
  const away = there.flatMap(({index: until}, at) => {
    const from = (there[at - 1]?.index ?? until) + 1;
    return from < until ? [{from, until, ...(isInternal(from) && {internal: true as const})}] : [];
  });
  const signatures = there.flatMap(
    ({index, signature, native}, at): NonNullable<SymbolHistory['signatures']> => {
      const before = there[at - 1];
      if (before?.signature !== signature) {
        return [[index, signature]];
      }
      return before.native === native ? [] : [[index, native, before.native]];
    },
  );
  return {
    since: first.index,
    ...(away.length > 0 && {away}),
    ...(gone < over.length && {gone, ...(isInternal(gone) && {internal: true as const})}),
    ...(signatures.length > 1 && {signatures}),
  };
}
