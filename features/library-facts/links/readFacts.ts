import path from 'node:path';

import {lineUrl} from '../read/addresses';
import type {Api, ApiClass} from '../schema/api';
import {readApis} from '../schema/recordedFiles';

/** Where a library declares a class or a member. */
export interface Declaration {
  /** The tag that its source was read from. */
  readonly release: string;
  /** The line on GitHub at that tag. */
  readonly url: string;
}

/** Reads `generated/api`: every class and `Class::member` of the family with the location of its source. */
export function readFacts(siteDir: string): ReadonlyMap<string, Declaration> {
  return new Map(
    readApis(path.join(siteDir, 'generated/api')).flatMap((facts) =>
      facts.classes.flatMap((declared) => declarations(facts, declared)),
    ),
  );
}

function declarations(facts: Api, declared: ApiClass): (readonly [string, Declaration])[] {
  const {fqcn, file = '', methods = [], properties = [], constants = [], cases = []} = declared;
  const at = (line = declared.line): Declaration => ({
    release: facts.read_at ?? facts.tag,
    url: lineUrl(facts, file, line),
  });
  const members = [...methods, ...properties, ...constants, ...cases];
  return [[fqcn, at()], ...members.map(({name, line}) => [`${fqcn}::${name}`, at(line)] as const)];
}
