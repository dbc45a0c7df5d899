import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {hashText} from '../parse/hashText';
import {placedBlocks} from '../parse/placedBlocks';
import {fileOfPage} from '../schema/pageFiles';
import {type SampleTypes, readSampleTypes} from '../schema/sampleTypes';
import {readSetUp, setUpBlocks, setUpsFolder} from '../schema/setUps';
import {type UsedName, firstUse} from './firstUse';

/** A class that a page uses in a sample. */
export interface SampleUse {
  /** The full name of the class. */
  readonly name: string;
  /** The hash of the shortest sample with its name, else with a member; one in the set-up only if no other has it. */
  readonly block: string;
  /** Where the class is first used in that sample. */
  readonly start: number;
  /** The id of that name on the page; undefined for a class of others, and if no sample shows the name. */
  readonly anchor: string | undefined;
  /** The characters of the sample; no number for one that the page does not show from the start. */
  readonly length: number;
  /** Whether the sample has the name of the class; it may only call a member. */
  readonly isNamed: boolean;
}

/** A sample of a page: readers see those of the set-up after they open it. */
interface Shown {
  readonly source: string;
  readonly isSetUp: boolean;
}

const vendor = 'Rekalogika\\';

/** The classes whose types were inferred in the samples of the page at a route, each once. */
export function sampleUses(siteDir: string, route: string): readonly SampleUse[] {
  // The route does not say whether the page is the first one of a folder.
  const names = [route, `${route}/index`];
  const read = (name: string) =>
    readSampleTypes(path.join(siteDir, 'generated/sample-types', `${name}.json`));
  const types = names.map(read).find((found) => found !== undefined);
  return types === undefined ? [] : usesIn(types, blocksOf(siteDir, names));
}

type Found = Omit<SampleUse, 'anchor'> & {readonly shown: Shown | undefined};

function usesIn({blocks, entries}: SampleTypes, shown: ReadonlyMap<string, Shown>): SampleUse[] {
  const best = new Map<string, Found>();
  for (const [block, spans] of Object.entries(blocks)) {
    const used = spans.map(([start, , entry]) => ({start, name: entries[entry]?.name ?? '$'}));
    for (const use of usesInBlock(block, used, shown.get(block))) {
      const known = best.get(use.name);
      if (known === undefined || isBetter(use, known)) {
        best.set(use.name, use);
      }
    }
  }
  const uses = [...best.values()];
  const names = uses.filter(isLinked).map(({name}) => name);
  return uses.map((use) => {
    const {shown: _, ...rest} = use;
    return {...rest, anchor: isLinked(use) ? anchorOf(use.name, names) : undefined};
  });
}

function usesInBlock(block: string, used: readonly UsedName[], shown: Shown | undefined): Found[] {
  const classes = new Set(used.map(({name}) => classOf(name)));
  return [...classes]
    .filter((name) => !name.startsWith('$'))
    .map((name) => {
      const own = used.filter((one) => classOf(one.name) === name);
      return {
        name,
        block,
        start: firstUse(shown?.source ?? '', name, own),
        shown,
        length: shown?.isSetUp === false ? shown.source.length : Infinity,
        isNamed: own.some((one) => one.name === name),
      };
    });
}

function isLinked({name, shown}: Found): boolean {
  return shown !== undefined && name.startsWith(vendor);
}

function isBetter(use: Found, known: Found): boolean {
  const order = [rankOf(use) - rankOf(known), Number(use.isNamed) - Number(known.isNamed)];
  const [first] = order.filter((difference) => difference !== 0);
  return first === undefined ? use.length < known.length : first > 0;
}

function rankOf({shown}: Found): number {
  return shown === undefined ? 0 : shown.isSetUp ? 1 : 2;
}

function classOf(name: string): string {
  return name.replace(/(?:::|\().*$/, '');
}

/** As in the API reference: the short name, with the namespace if the samples of the page use two such classes. */
function anchorOf(name: string, all: readonly string[]): string {
  const short = name.slice(name.lastIndexOf('\\') + 1);
  const isShared = all.some((other) => other !== name && other.endsWith(`\\${short}`));
  return isShared ? name.slice(vendor.length).replaceAll('\\', '.') : short;
}

/** The samples of a page by the hash of their source. */
function blocksOf(siteDir: string, names: readonly string[]): ReadonlyMap<string, Shown> {
  const found = names
    .flatMap((name) => ['.md', '.mdx'].map((ending) => path.join('docs', name + ending)))
    .find((candidate) => existsSync(path.join(siteDir, candidate)));
  if (found === undefined) {
    return new Map();
  }
  const inPage = placedBlocks(readFileSync(path.join(siteDir, found), 'utf8'));
  const setUp = readSetUp(
    path.join(siteDir, fileOfPage(setUpsFolder, found.replaceAll(path.sep, '/'))),
  );
  const inSetUp = setUp === undefined ? [] : setUpBlocks(setUp, siteDir);
  return new Map<string, Shown>([
    ...inSetUp.map(({source}) => [hashText(source), {source, isSetUp: true}] as const),
    ...[...inPage].map(([hash, {source}]) => [hash, {source, isSetUp: false}] as const),
  ]);
}
