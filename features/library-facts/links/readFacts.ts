import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {isRecord} from '../../../shared/json/isRecord';
import {readJson} from '../../../shared/json/readJson';

/** Where a library declares a class or a member. */
export interface Declaration {
  /** The tag of the documented release. */
  readonly release: string;
  /** The line on GitHub at that tag. */
  readonly url: string;
}

interface Member {
  readonly name: string;
  readonly line?: number;
}

interface Class {
  readonly fqcn: string;
  readonly file: string;
  readonly line?: number;
  readonly constants?: readonly Member[];
  readonly cases?: readonly Member[];
  readonly properties?: readonly Member[];
  readonly methods?: readonly Member[];
}

interface Facts {
  readonly repository: string;
  readonly tag: string;
  readonly classes: readonly Class[];
}

/** Reads `generated/api`: every class and `Class::member` of the family with the location of its source. */
export function readFacts(siteDir: string): ReadonlyMap<string, Declaration> {
  const folder = path.join(siteDir, 'generated/api');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json'))
    : [];
  return new Map(
    files.flatMap((file) => {
      const facts: unknown = readJson(path.join(folder, file));
      if (!isFacts(facts)) {
        throw new Error(
          `generated/api/${file} names no repository, tag or classes. See generated/README.md.`,
        );
      }
      return facts.classes.flatMap((declared) => declarations(facts, declared));
    }),
  );
}

function declarations(facts: Facts, declared: Class): (readonly [string, Declaration])[] {
  const {fqcn, file, methods = [], properties = [], constants = [], cases = []} = declared;
  const at = (line = declared.line): Declaration => ({
    release: facts.tag,
    url:
      `https://github.com/${facts.repository}/blob/${facts.tag}/${file}` +
      (line === undefined ? '' : `#L${String(line)}`),
  });
  const members = [...methods, ...properties, ...constants, ...cases];
  return [[fqcn, at()], ...members.map(({name, line}) => [`${fqcn}::${name}`, at(line)] as const)];
}

function isMember(value: unknown): value is Member {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    (value.line === undefined || typeof value.line === 'number')
  );
}

function isClass(value: unknown): value is Class {
  return (
    isRecord(value) &&
    typeof value.fqcn === 'string' &&
    typeof value.file === 'string' &&
    (value.line === undefined || typeof value.line === 'number') &&
    [value.constants, value.cases, value.properties, value.methods].every(
      (members) => members === undefined || (Array.isArray(members) && members.every(isMember)),
    )
  );
}

function isFacts(value: unknown): value is Facts {
  return (
    isRecord(value) &&
    typeof value.repository === 'string' &&
    typeof value.tag === 'string' &&
    Array.isArray(value.classes) &&
    value.classes.every(isClass)
  );
}
