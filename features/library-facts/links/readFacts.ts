import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {type Api, type ApiClass, parseApi} from '../schema/api';

/** Where a library declares a class or a member. */
export interface Declaration {
  /** The tag of the documented release. */
  readonly release: string;
  /** The line on GitHub at that tag. */
  readonly url: string;
}

/** Reads `generated/api`: every class and `Class::member` of the family with the location of its source. */
export function readFacts(siteDir: string): ReadonlyMap<string, Declaration> {
  const folder = path.join(siteDir, 'generated/api');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json'))
    : [];
  return new Map(
    files.flatMap((file) => {
      const facts = parseApi(
        readFileSync(path.join(folder, file), 'utf8'),
        `generated/api/${file}`,
      );
      return facts.classes.flatMap((declared) => declarations(facts, declared));
    }),
  );
}

function declarations(facts: Api, declared: ApiClass): (readonly [string, Declaration])[] {
  const {fqcn, file = '', methods = [], properties = [], constants = [], cases = []} = declared;
  const at = (line = declared.line): Declaration => ({
    release: facts.tag,
    url:
      `https://github.com/${facts.repository}/blob/${facts.tag}/${file}` +
      (line === undefined ? '' : `#L${String(line)}`),
  });
  const members = [...methods, ...properties, ...constants, ...cases];
  return [[fqcn, at()], ...members.map(({name, line}) => [`${fqcn}::${name}`, at(line)] as const)];
}
