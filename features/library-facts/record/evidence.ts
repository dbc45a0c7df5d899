import {existsSync, readFileSync} from 'node:fs';

import type {Api, ApiClass} from '../schema/api';
import type {Release} from './releases';

/** The recorded part of a package's composer file. */
export interface ComposerPackage {
  readonly name: string;
  readonly type: string;
  readonly license: string;
  readonly require: Readonly<Record<string, string>>;
}

/** The composer files of a release whose tag is not stored, and their origin. */
export interface ReleaseEvidence {
  readonly evidence: string;
  readonly composer: readonly ComposerPackage[];
}

/** Facts about a release whose source is not stored: `evidence/<repository>.json`, maintained by hand. */
export interface Evidence {
  /** Where the facts come from, in a sentence. */
  readonly provenance: string;
  /** The tag of the stored source that the rest is read from; without it no source is read. */
  readonly read_at?: string;
  readonly release?: ReleaseEvidence;
  /** For packages without stored source: the prefixes of their namespaces. */
  readonly psr4?: readonly string[];
  /** Whole classes, or of a class that is read the members that differ; each with `evidence`. */
  readonly classes: readonly (Pick<ApiClass, 'fqcn'> & Partial<ApiClass>)[];
}

/** Reads the evidence on a release, if there is any. */
export function readEvidence(file: string): Evidence | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isEvidence(content)) {
    throw new Error(`${file}: evidence has "provenance" and "classes".`);
  }
  return content;
}

/** Overrides the facts read from the source with those of the evidence. */
export function withEvidence(api: Api, evidence: Evidence, release: Release): Api {
  const {provenance, read_at, psr4 = [], classes} = evidence;
  const known = new Map(api.classes.map((one) => [one.fqcn, one]));
  for (const one of classes) {
    known.set(one.fqcn, merge(known.get(one.fqcn), one));
  }
  const packages = (release.recorded?.composer ?? []).map(({name, type, require}) => {
    const read = api.packages.find((candidate) => candidate.name === name);
    return {name, type, require, psr4: read?.psr4 ?? psr4, path: read?.path ?? '.'};
  });
  return {
    ...api,
    ...(read_at === undefined ? {} : {read_at}),
    packages,
    provenance,
    classes: [...known.values()].sort((a, b) => (a.fqcn < b.fqcn ? -1 : 1)),
  };
}

/** The number of members known only from evidence: all of a class known only from it, otherwise those that differ. */
export function countEvidence(api: Api): number {
  const counts = api.classes.map(
    ({evidence, methods = [], properties = [], constants = []}) =>
      [...methods, ...properties, ...constants].filter(
        (member) => evidence !== undefined || JSON.stringify(member).includes('"evidence":'),
      ).length,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function merge(read: ApiClass | undefined, given: Evidence['classes'][number]): ApiClass {
  if (read === undefined) {
    const {kind, package: of} = given;
    if (kind === undefined || of === undefined || given.evidence === undefined) {
      throw new Error(`Evidence on ${given.fqcn}: a class not read needs kind, package, evidence.`);
    }
    return {...given, kind, package: of};
  }
  return {...read, ...given, methods: replaced(read.methods, given.methods, given.fqcn)};
}

/** Members, with those of the same name replaced in place. */
function replaced<T extends {readonly name: string}>(
  read: readonly T[] = [],
  given: readonly T[] = [],
  fqcn: string,
): T[] {
  const unknown = given.find(({name}) => !read.some((member) => member.name === name));
  if (unknown !== undefined) {
    throw new Error(`Evidence on ${fqcn}::${unknown.name}: the source read has no such member.`);
  }
  return read.map((member) => given.find(({name}) => name === member.name) ?? member);
}

function isEvidence(value: unknown): value is Evidence {
  return (
    typeof value === 'object' &&
    value !== null &&
    'provenance' in value &&
    'classes' in value &&
    Array.isArray(value.classes)
  );
}
