import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type PlacedBlock, placedBlocks} from '../parse/placedBlocks';
import {readSampleTypes} from '../schema/sampleTypes';

/** A class that a page uses in a sample. */
export interface SampleUse {
  /** The full name of the class. */
  readonly name: string;
  /** The id of the heading above the shortest sample with its name, else with a member; undefined before the first heading. */
  readonly heading: string | undefined;
  /** The characters of that sample. */
  readonly length: number;
  /** Whether it has the name of the class; it may only call a member. */
  readonly isNamed: boolean;
}

/** The classes whose types were inferred in the samples of the page at a route, each once. */
export function sampleUses(siteDir: string, route: string): readonly SampleUse[] {
  // The route does not say whether the page is the first one of a folder.
  const names = [route, `${route}/index`];
  const read = (name: string) =>
    readSampleTypes(path.join(siteDir, 'generated/sample-types', `${name}.json`));
  const types = names.map(read).find((found) => found !== undefined);
  if (types === undefined) {
    return [];
  }
  const blocks = blocksOf(siteDir, names);
  const uses = new Map<string, SampleUse>();
  for (const [hash, spans] of Object.entries(types.blocks)) {
    const {heading, length = Infinity} = blocks.get(hash) ?? {};
    for (const used of spans.map(([, , entry]) => types.entries[entry]?.name ?? '$')) {
      const name = classOf(used);
      const use = {name, heading, length, isNamed: used === name};
      const known = uses.get(name);
      if (!name.startsWith('$') && (known === undefined || isBetter(use, known))) {
        uses.set(name, use);
      }
    }
  }
  return [...uses.values()];
}

function isBetter(use: SampleUse, known: SampleUse): boolean {
  return use.isNamed === known.isNamed ? use.length < known.length : use.isNamed;
}

function classOf(name: string): string {
  return name.replace(/(?:::|\().*$/, '');
}

function blocksOf(siteDir: string, names: readonly string[]): ReadonlyMap<string, PlacedBlock> {
  const file = names
    .flatMap((name) => ['.md', '.mdx'].map((ending) => path.join(siteDir, 'docs', name + ending)))
    .find((candidate) => existsSync(candidate));
  return file === undefined ? new Map() : placedBlocks(readFileSync(file, 'utf8'));
}
