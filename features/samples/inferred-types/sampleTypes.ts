import {existsSync, readFileSync} from 'node:fs';

import {sealJson} from '../../../shared/json/sealedJson';
import {hashText} from '../parse/hashText';
import type {Block} from '../parse/readBlocks';
import {unexpectedFiles} from '../schema/pageFiles';
import type {Entry, SampleTypes, TypedName} from '../schema/sampleTypes';

/** Folder of the files with the inferred types of samples. */
export const typesFolder = 'generated/sample-types';

/** Collects the inferred types of a page's samples, every entry once. */
export function sampleTypes(
  named: readonly (readonly [Pick<Block, 'value'>, readonly TypedName[]])[],
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
      blocks[hashText(value)] ??= spans;
    }
  }
  return {blocks, entries: [...entries.values()].map(([, entry]) => entry)};
}

/** The text of a types file: one line per block and per entry, for readable diffs. */
export function formatTypes({blocks, entries}: SampleTypes): string {
  const keyed = Object.entries(blocks).map(
    ([hash, spans]) => `${JSON.stringify(hash)}: ${JSON.stringify(spans)}`,
  );
  const listed = entries.map((entry) => JSON.stringify(entry));
  return sealJson(
    `{\n"blocks": {\n${keyed.join(',\n')}\n},\n"entries": [\n${listed.join(',\n')}\n]\n}\n`,
  );
}

/** Files of the folder whose content differs from the new content, including missing and superfluous ones. */
export function changedFiles(
  made: ReadonlyMap<string, string>,
  isWhole: boolean,
  folder = typesFolder,
): string[] {
  const changed = [...made].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  return [
    ...changed.map(([file]) => file),
    ...(isWhole ? unexpectedFiles(folder, new Set(made.keys())) : []),
  ];
}

/** Names in order; of two that overlap, the one with more facts. */
function apart(names: readonly TypedName[]): TypedName[] {
  const facts = ({entry}: TypedName) => Object.keys(entry).length;
  const sorted = [...names].sort((a, b) => a.start - b.start || facts(b) - facts(a));
  const kept: TypedName[] = [];
  for (const name of sorted) {
    const last = kept.at(-1);
    if (last === undefined || last.start + last.length <= name.start) {
      kept.push(name);
    }
  }
  return kept;
}
