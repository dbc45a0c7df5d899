import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {isRecord} from '../../../shared/json/isRecord';
import {readJson} from '../../../shared/json/readJson';
import type {Mention} from './writeClass';

/** The pages whose samples use each class, by its full name, in the order of `pages`. */
export function readSampleUses(
  siteDir: string,
  pages: readonly Mention[],
): ReadonlyMap<string, readonly Mention[]> {
  const folder = path.join(siteDir, 'generated/sample-types');
  const files = new Map(
    (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => [routeOfTypes(file), path.join(folder, file)]),
  );
  const uses = new Map<string, Mention[]>();
  for (const page of pages) {
    const file = files.get(page.route);
    const names = file === undefined ? [] : classesIn(readJson(file), file);
    for (const name of new Set(names)) {
      uses.set(name, [...(uses.get(name) ?? []), page]);
    }
  }
  return uses;
}

function routeOfTypes(file: string): string {
  const id = file.replaceAll(path.sep, '/').replace(/\.json$/, '');
  return `/${id.replace(/(?:^|\/)index$/, '')}`;
}

/** @throws Error for a file without entries. */
function classesIn(content: unknown, file: string): string[] {
  if (!isRecord(content) || !Array.isArray(content.entries)) {
    throw new Error(`${file} has no entries. See generated/README.md.`);
  }
  return content.entries.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.name === 'string' && !entry.name.startsWith('$')
      ? [entry.name.replace(/::.*$/, '').replace(/\(.*$/, '')]
      : [],
  );
}
