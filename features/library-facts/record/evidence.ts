import {existsSync} from 'node:fs';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {type Api, type ApiClass, declaration} from '../schema/api';
import type {Release} from './releases';

const composerPackage = z
  .strictObject({
    name: z.string(),
    type: z.string(),
    license: z.string(),
    require: z.record(z.string(), z.string()).readonly(),
  })
  .readonly();

/** The recorded part of a package's composer file. */
export type ComposerPackage = z.infer<typeof composerPackage>;

const evidenceOnClass = declaration
  .unwrap()
  .extend({
    kind: declaration.unwrap().shape.kind.exactOptional(),
    package: z.string().exactOptional(),
  })
  .readonly();

const evidence = z
  .strictObject({
    /** Where the facts come from, in a sentence. */
    provenance: z.string(),
    /** The tag of the stored source that the rest is read from; without it no source is read. */
    read_at: z.string().exactOptional(),
    /** The composer files of a release whose tag is not stored, and their origin. */
    release: z
      .strictObject({evidence: z.string(), composer: z.array(composerPackage).readonly()})
      .readonly()
      .exactOptional(),
    /** For packages without stored source: the prefixes of their namespaces. */
    psr4: z.array(z.string()).readonly().exactOptional(),
    /** Whole classes, or of a class that is read the members that differ; each with `evidence`. */
    classes: z.array(evidenceOnClass).readonly(),
  })
  .readonly();

/** Facts about a release whose source is not stored: `evidence/<repository>.json`, maintained by hand. */
export type Evidence = z.infer<typeof evidence>;

/** The composer files of a release whose tag is not stored, and their origin. */
export type ReleaseEvidence = NonNullable<Evidence['release']>;

/** Reads the evidence on a release, if there is any. */
export function readEvidence(file: string): Evidence | undefined {
  return existsSync(file)
    ? readAs(evidence, file, 'It is written by hand: correct it.')
    : undefined;
}

/** Overrides the facts read from the source with those of the evidence. */
export function withEvidence(api: Api, given: Evidence, release: Release): Api {
  const {provenance, read_at, psr4 = []} = given;
  const packages = (release.recorded?.composer ?? []).map(({name, type, require}) => {
    const read = api.packages.find((candidate) => candidate.name === name);
    return {name, type, require, psr4: read?.psr4 ?? psr4, path: read?.path ?? '.'};
  });
  return {
    ...api,
    ...(read_at === undefined ? {} : {read_at}),
    packages,
    provenance,
    classes: classesWithEvidence(api.classes, given),
  };
}

/** The classes of the source read, with those of the evidence, by name. */
export function classesWithEvidence(read: readonly ApiClass[], {classes}: Evidence): ApiClass[] {
  const known = new Map(read.map((one) => [one.fqcn, one]));
  for (const one of classes) {
    known.set(one.fqcn, merge(known.get(one.fqcn), one));
  }
  return [...known.values()].sort((a, b) => (a.fqcn < b.fqcn ? -1 : 1));
}

/** The number of members known only from evidence: all of a class known only from it, otherwise those that differ. */
export function countEvidence(api: Api): number {
  const counts = api.classes.map(
    ({evidence, methods = [], properties = [], constants = [], cases = []}) =>
      [...methods, ...properties, ...constants, ...cases].filter(
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
  const {fqcn, cases, constants, properties, methods} = given;
  return {
    ...read,
    ...given,
    ...(cases && {cases: replaced(read.cases, cases, fqcn)}),
    ...(constants && {constants: replaced(read.constants, constants, fqcn)}),
    ...(properties && {properties: replaced(read.properties, properties, fqcn)}),
    ...(methods && {methods: replaced(read.methods, methods, fqcn)}),
  };
}

/** Members, with those of the same name replaced in place. */
function replaced<T extends {readonly name: string}>(
  read: readonly T[] = [],
  given: readonly T[],
  fqcn: string,
): T[] {
  const unknown = given.find(({name}) => !read.some((member) => member.name === name));
  if (unknown !== undefined) {
    throw new Error(`Evidence on ${fqcn}::${unknown.name}: the source read has no such member.`);
  }
  return read.map((member) => given.find(({name}) => name === member.name) ?? member);
}
