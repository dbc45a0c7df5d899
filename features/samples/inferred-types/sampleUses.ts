import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {classAnchor} from '../../../shared/text/classAnchor';
import {shortName} from '../../../shared/text/shortName';
import {hashText} from '../parse/hashText';
import {placedBlocks} from '../parse/placedBlocks';
import {fileOfPage} from '../schema/pageFiles';
import {type SampleTypes, readSampleTypes} from '../schema/sampleTypes';
import {readSetUp, setUpBlocks, setUpsFolder} from '../schema/setUps';
import {type UsedName, firstUse, isImport} from './firstUse';

/** A class that a page uses in a sample, or a member of one of the family. */
export interface SampleUse {
  /** `Vendor\Class` or `Vendor\Class::member`. */
  readonly name: string;
  /** The hash of the best sample: see `orderOf`. */
  readonly block: string;
  /** Where the name is first used in that sample. */
  readonly start: number;
  /** The id of that name on the page; undefined for a class of others, and if no sample shows the name. */
  readonly anchor: string | undefined;
  /** The characters of the sample. */
  readonly length: number;
  /** Whether readers see the sample without opening the setup of its page. */
  readonly isOpen: boolean;
  /** Whether the sample has the name; it may only call a member of a class, or name a parameter of a member. */
  readonly isNamed: boolean;
  /** Whether the name is in code; the sample may only import it. */
  readonly isInCode: boolean;
  /** Whether the sample is a whole file or script: its names are imported or in its namespace. */
  readonly isComplete: boolean;
}

/** A sample of a page: readers see those of the setup after they open it. */
interface Shown {
  readonly source: string;
  readonly isSetUp: boolean;
}

const vendor = 'Rekalogika\\';

/** The classes and members whose types were inferred in the samples of the page at a route, each once. */
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
  const classes = uses.filter(isLinked).map(({name}) => classOf(name));
  const ids = new Map<string, string>();
  return uses
    .sort((a, b) => Number(a.name !== classOf(a.name)) - Number(b.name !== classOf(b.name)))
    .map((use) => {
      const {shown: _, ...rest} = use;
      // A name that is the first use of a class and of its member has one id.
      const place = `${use.block} ${String(use.start)}`;
      const anchor = isLinked(use) ? (ids.get(place) ?? anchorOf(use.name, classes)) : undefined;
      if (anchor !== undefined) {
        ids.set(place, anchor);
      }
      return {...rest, anchor};
    });
}

function usesInBlock(block: string, used: readonly UsedName[], shown: Shown | undefined): Found[] {
  const symbols = new Set(used.flatMap(({name}) => symbolsOf(name)));
  const source = shown?.source ?? '';
  return [...symbols].map((name) => {
    const own = used.filter((one) => symbolsOf(one.name).includes(name));
    const start = firstUse(source, name, own);
    return {
      name,
      block,
      start,
      shown,
      length: source.length,
      isOpen: shown?.isSetUp === false,
      isNamed: own.some((one) => one.name === name),
      isInCode: !isImport(source, start),
      isComplete: /^(?:<\?php|namespace |use \w)/m.test(source),
    };
  });
}

/** The class of a name, and the member if the class is one of the family. */
function symbolsOf(name: string): string[] {
  const member = name.replace(/\(.*$/, '');
  const owner = classOf(name);
  return name.startsWith('$')
    ? []
    : [owner, ...(member !== owner && owner.startsWith(vendor) ? [member] : [])];
}

function isLinked({name, shown}: Found): boolean {
  return shown !== undefined && name.startsWith(vendor);
}

function isBetter(use: Found, known: Found): boolean {
  const before = orderOf(known);
  const [first] = orderOf(use)
    .map((rank, index) => rank - (before[index] ?? 0))
    .filter((difference) => difference !== 0);
  return first === undefined ? use.isOpen && use.length < known.length : first > 0;
}

/** Open samples come first, those with the name, in code, and whole ones; then the shortest. */
function orderOf(use: Found): number[] {
  return [rankOf(use), Number(use.isNamed), Number(use.isInCode), Number(use.isComplete)];
}

function rankOf({shown}: Found): number {
  return shown === undefined ? 0 : shown.isSetUp ? 1 : 2;
}

function classOf(name: string): string {
  return name.replace(/(?:::|\().*$/, '');
}

/** The short name of the class, with the namespace if the samples of the page use two such classes; then the member. */
function anchorOf(name: string, classes: readonly string[]): string {
  const owner = classOf(name);
  const short = shortName(owner);
  const isShared = classes.some((other) => other !== owner && other.endsWith(`\\${short}`));
  const id = isShared ? classAnchor(owner) : short;
  return name === owner ? id : `${id}.${name.slice(owner.length + 2)}`;
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
    ...inPage.map(({source}) => [hashText(source), {source, isSetUp: false}] as const),
  ]);
}
