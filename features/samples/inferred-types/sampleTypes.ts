import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Block} from '../parse/readBlocks';
import type {TypedName} from '../check/php/analyzeSamples';
import type {Entry} from '../check/php/phpStan';

/** The content of `generated/sample-types/<section>/<page>.json`. */
export interface SampleTypes {
  /** Hash of a block's value to its names: start, length, index of the entry. */
  readonly blocks: Readonly<Record<string, readonly (readonly [number, number, number])[]>>;
  readonly entries: readonly Entry[];
}

/** Folder of the files that hold what is known about the names in samples. */
export const typesFolder = 'generated/sample-types';

/** The file of a page. */
export function typesFile(page: string, folder = typesFolder): string {
  return path.posix.join(folder, page.replace(/^docs\//, '').replace(/\.mdx?$/, '.json'));
}

/** The key of a block in the file of its page. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}

/** Gathers what is known about the names of a page's samples, every entry once. */
export function sampleTypes(
  named: readonly (readonly [Block, readonly TypedName[]])[],
): SampleTypes {
  const entries = new Map<string, readonly [index: number, entry: Entry]>();
  const blocks: Record<string, [number, number, number][]> = {};
  for (const [{value}, names] of named) {
    const spans = apart(names).map(({start, length, entry}): [number, number, number] => {
      const key = JSON.stringify(entry);
      const [index] = entries.get(key) ?? [entries.size];
      entries.set(key, [index, entry]);
      return [start, length, index];
    });
    if (spans.length > 0) {
      blocks[hashOf(value)] ??= spans;
    }
  }
  return {blocks, entries: [...entries.values()].map(([, entry]) => entry)};
}

/** The text of a file of types: a line per block and per entry, so that changes can be read. */
export function formatTypes({blocks, entries}: SampleTypes): string {
  const keyed = Object.entries(blocks).map(
    ([hash, spans]) => `${JSON.stringify(hash)}: ${JSON.stringify(spans)}`,
  );
  const listed = entries.map((entry) => JSON.stringify(entry));
  return `{\n"blocks": {\n${keyed.join(',\n')}\n},\n"entries": [\n${listed.join(',\n')}\n]\n}\n`;
}

/** Files of the folder whose content differs from what was just made; missing and superfluous ones too. */
export function changedFiles(
  made: ReadonlyMap<string, string>,
  isWhole: boolean,
  folder = typesFolder,
): string[] {
  const changed = [...made].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  return [...changed.map(([file]) => file), ...(isWhole ? superfluous(made, folder) : [])];
}

/** Files of the folder that belong to no page. */
export function superfluous(made: ReadonlyMap<string, string>, folder = typesFolder): string[] {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => !made.has(file));
}

/** Names in order, of two that overlap the one that tells more. */
function apart(names: readonly TypedName[]): TypedName[] {
  const tells = ({entry}: TypedName) => Object.keys(entry).length;
  const sorted = [...names].sort((a, b) => a.start - b.start || tells(b) - tells(a));
  const kept: TypedName[] = [];
  for (const name of sorted) {
    const last = kept.at(-1);
    if (last === undefined || last.start + last.length <= name.start) {
      kept.push(name);
    }
  }
  return kept;
}
