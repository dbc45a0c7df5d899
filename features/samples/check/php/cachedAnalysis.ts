import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {parseJson} from '../../../../shared/json/parseJson';
import {runProgram} from '../../../../shared/process/runProgram';
import {hashText} from '../../parse/hashText';
import type {Block} from '../../parse/readBlocks';
import {filesBelow} from '../../run/surroundings';
import type {TypedName} from '../../schema/sampleTypes';
import {type Analysis, analyzeSamples} from './analyzeSamples';
import type {AnalyzedSetUp} from './analyzedSetUps';
import type {Facts} from './facts';
import {installProject} from './project';
import {surroundingsOf} from './surroundings';

/** A block as its index among those of the page; a block with other values of what varies as it is. */
type Reference = number | Block;

/** The analysis of a page as JSON. */
interface Stored {
  readonly key: string;
  readonly problems: Analysis['problems'];
  readonly names: readonly (readonly [Reference, readonly TypedName[]])[];
  readonly candidates: readonly (readonly [Reference, start: number, name: string])[];
  readonly setUps: readonly (Omit<AnalyzedSetUp, 'blocks' | 'before' | 'classes'> & {
    readonly blocks: readonly Reference[];
    readonly before?: Reference;
    readonly classes: readonly (readonly [string, string])[];
  })[];
}

// Everything that can change the result for an unchanged page, besides the facts and the packages.
const code = [
  'features/library-facts/record/stubs.ts',
  'features/samples/check/php',
  'features/samples/parse',
  'features/samples/run/combinations.ts',
  'features/samples/run/php',
  'features/samples/run/shownOutputs.ts',
  'features/samples/schema/sampleTypes.ts',
  'shared/json',
  'shared/process',
];

/** The replaceable parts of `cachedAnalysis`. */
interface Parts {
  /** The folder of the cache. */
  readonly folder?: string;
  readonly analyze?: typeof analyzeSamples;
  /** Everything that analyzes, as text: results of another text are out of date. */
  readonly tools?: () => Promise<string>;
}

/**
 * Analyzes the PHP samples of pages like `analyzeSamples`, but only of those pages that changed since their last
 * analysis, together with the number of pages whose results come from the cache. A page's key covers its blocks,
 * the files that its samples start with, the recorded facts, the installed packages, PHP, and the code of the
 * check. While a file around pages has a problem, no new result is stored, since it may be that of any of them.
 */
export async function cachedAnalysis(
  blocks: readonly Block[],
  facts: Facts,
  {
    folder = path.resolve('.cache/samples/results'),
    analyze = analyzeSamples,
    tools = textOfTools,
  }: Parts = {},
): Promise<{readonly analysis: Analysis; readonly cached: number}> {
  const common = hashText(JSON.stringify([facts, await tools()]));
  const pages = await Promise.all(
    [...new Set(blocks.map(({page}) => page))].map(async (page) => {
      const own = blocks.filter((block) => block.page === page);
      const file = path.join(folder, `${page}.json`);
      const key = hashText(common + JSON.stringify(own) + (await textOfSurroundings(page)));
      return {page, own, file, key, stored: await readStored(file, key)};
    }),
  );
  const changed = pages.filter(({stored}) => stored === undefined);
  const fresh = await inTemporaryFolder(path.dirname(folder), (temporary) =>
    analyze(
      changed.flatMap(({own}) => own),
      facts,
      temporary,
    ),
  );
  const isStorable = fresh.problems.every(({page}) => page.startsWith('docs/'));
  for (const {page, own, file, key} of isStorable ? changed : []) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(store(ofPage(fresh, page), own, key)));
  }
  const results = pages.map(({page, own, stored}) =>
    stored === undefined ? ofPage(fresh, page) : restore(stored, own),
  );
  return {
    analysis: {
      problems: [...fresh.problems, ...pages.flatMap(({stored}) => stored?.problems ?? [])],
      names: new Map(results.flatMap(({names}) => [...names])),
      candidates: results.flatMap(({candidates}) => candidates),
      setUps: results.flatMap(({setUps}) => setUps),
    },
    cached: pages.length - changed.length,
  };
}

/** Two commands at the same time must not write to one folder, and PHPStan must not read what an earlier run left. */
async function inTemporaryFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, {recursive: true});
  const folder = await mkdtemp(path.join(parent, 'analysis-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function textOfTools(): Promise<string> {
  const project = await installProject();
  const installed = await readFile(`${project}/vendor/composer/installed.json`, 'utf8');
  const {stdout: php} = await runProgram({command: ['php', '-r', 'echo PHP_VERSION;']});
  const texts = await Promise.all(analyzingFiles().map((file) => readFile(file, 'utf8')));
  return JSON.stringify([php, installed, texts]);
}

/** The files of the code that analyzes samples. */
export function analyzingFiles(): string[] {
  return code.flatMap(filesBelow).filter((file) => !file.endsWith('.test.ts'));
}

async function textOfSurroundings(page: string): Promise<string> {
  const {around, fixtures, hidden} = surroundingsOf(page);
  const files = [...around, ...Object.values(fixtures), ...Object.values(hidden)];
  return JSON.stringify(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])),
  );
}

async function readStored(file: string, key: string): Promise<Stored | undefined> {
  if (!existsSync(file)) {
    return undefined;
  }
  const stored = parseJson(await readFile(file, 'utf8'), file, 'Remove it: it is a cache.');
  if (isStored(stored) && stored.key === key) {
    return stored;
  }
  // An interrupted run then leaves no result of an older page behind.
  await rm(file);
  return undefined;
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'problems' in value &&
    'names' in value &&
    'candidates' in value &&
    'setUps' in value
  );
}

function ofPage({problems, names, candidates, setUps}: Analysis, page: string): Analysis {
  return {
    problems: problems.filter((one) => one.page === page),
    names: new Map([...names].filter(([block]) => block.page === page)),
    candidates: candidates.filter(({block}) => block.page === page),
    setUps: setUps.filter((one) => one.page === page),
  };
}

function store(analysis: Analysis, own: readonly Block[], key: string): Stored {
  const refer = (block: Block): Reference => {
    const index = own.indexOf(block);
    return index === -1 ? block : index;
  };
  return {
    key,
    problems: analysis.problems,
    names: [...analysis.names].map(([block, names]) => [refer(block), names]),
    candidates: analysis.candidates.map(({block, start, name}) => [refer(block), start, name]),
    setUps: analysis.setUps.map(({blocks, before, classes, ...rest}) => ({
      ...rest,
      blocks: blocks.map(refer),
      ...(before !== undefined && {before: refer(before)}),
      classes: [...classes],
    })),
  };
}

function restore(stored: Stored, own: readonly Block[]): Analysis {
  // Names and candidates of a block are matched by the object.
  const others = new Map<string, Block>();
  const find = (reference: Reference): Block => {
    if (typeof reference !== 'number') {
      const key = JSON.stringify(reference);
      const block = others.get(key) ?? reference;
      others.set(key, block);
      return block;
    }
    const block = own[reference];
    if (block === undefined) {
      throw new Error('A cached result names a block that its page does not have.');
    }
    return block;
  };
  return {
    problems: stored.problems,
    names: new Map(stored.names.map(([reference, names]) => [find(reference), names])),
    candidates: stored.candidates.map(([reference, start, name]) => ({
      block: find(reference),
      start,
      name,
    })),
    setUps: stored.setUps.map(({blocks, before, classes, ...rest}) => ({
      ...rest,
      blocks: blocks.map(find),
      before: before === undefined ? undefined : find(before),
      classes: new Map(classes),
    })),
  };
}
