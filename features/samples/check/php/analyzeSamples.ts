import {readFileSync} from 'node:fs';

import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import type {Facts} from './facts';
import {groupsOf, isPhp, variedGroupsOf} from './groupsOf';
import {linesBefore, placeOf, placeOfLine, toUtf16} from './offsets';
import type {Place} from './offsets';
import {runPhpStan} from './phpStan';
import type {Entry, TypedName} from '../../schema/sampleTypes';
import {prepare, writeStubs} from './prepare';
import type {PreparedSetUp, Stretch} from './prepared';
import {installProject} from './project';

/** The result of analyzing a set of blocks. */
export interface Analysis {
  readonly problems: readonly Problem[];
  readonly names: ReadonlyMap<Block, readonly TypedName[]>;
  /** Names that may belong to the family, found without types. */
  readonly candidates: readonly Candidate[];
  /** For each page with PHP samples. */
  readonly setUps: readonly AnalyzedSetUp[];
}

/** What the samples of a page take from the files around them. */
export interface AnalyzedSetUp {
  readonly page: string;
  /** What a reader is shown; empty when the samples use no variable or function of the setups. */
  readonly code: string;
  /** The variables that the samples take from it. */
  readonly variables: readonly string[];
  /** The names in the code. */
  readonly names: readonly TypedName[];
  /** The blocks that use variables or functions of the code. */
  readonly blocks: readonly Block[];
  /** The block before which the reader needs it; none when the page needs nothing. */
  readonly before: Block | undefined;
  /** Full name of a class that the page needs and does not show, with its path as a title gives it. */
  readonly classes: ReadonlyMap<string, string>;
  /** Full names of the classes that the setup uses and the page shows. */
  readonly classesOnPage: readonly string[];
  /** What no reader can have. */
  readonly refused: readonly Problem[];
  /** How many variables were looked at. */
  readonly looked: number;
}

/** A name in a block that is a class of the family, or a member of a class that may be one. */
export interface Candidate {
  readonly block: Block;
  readonly start: number;
  readonly name: string;
}

const prefix = /\bP\d+g\d+s\d+\\/g;
// Names of classes without a name of their own: PHPStan names them after their file, and the parser after the block,
// which both depend on the pages that are looked at together.
const anonymous =
  /\bAnonymousClass[0-9a-f]{32}\b|class@anonymous\/\S+?\.php:\d+|\b(?:\w+\\)*Sample_b\d+\b/g;

/** Parses and type-checks the PHP samples among the blocks, all pages in one run of PHPStan, which works in a folder. */
export async function analyzeSamples(
  blocks: readonly Block[],
  facts: Facts,
  folder: string,
): Promise<Analysis> {
  if (!blocks.some(isPhp)) {
    return {problems: [], names: new Map(), candidates: [], setUps: []};
  }
  const project = await installProject();
  const byId = new Map<string, Block>();
  // What surrounds a block that varies is analyzed with each value; its names are those of the first.
  const repeated = new Set<string>();
  const number = (block: Block) => {
    const id = `b${byId.size}`;
    if ([...byId.values()].includes(block)) {
      repeated.add(id);
    }
    byId.set(id, block);
    return {id, block};
  };
  const pages = [...new Set(blocks.map(({page}) => page))].map((page) => {
    const own = blocks.filter((block) => block.page === page);
    const groups = [...groupsOf(own), ...variedGroupsOf(own)];
    return {page, groups: groups.map((group) => group.map(number))};
  });
  const autoload = `${project}/vendor/autoload.php`;
  const prepared = await prepare(pages, facts, folder, autoload);
  await writeStubs(facts, `${folder}/stubs`, project);
  const report = await runPhpStan(folder, project);

  const findings = new Map<string, Problem>();
  const find = (id: string, line: number, message: string) => {
    const block = byId.get(id);
    const at = block === undefined ? line + 1 : block.line + line;
    const kind = block?.language ?? 'php';
    const problem = {
      page: block?.page ?? id,
      line: at,
      kind,
      message: message.replaceAll(prefix, ''),
    };
    findings.set(JSON.stringify(problem), problem);
  };
  for (const {block, line, message} of prepared.problems) {
    find(block, line - 1, message);
  }
  for (const {file, line, message} of report.errors) {
    const text = readFileSync(`${folder}/pages/${file}`);
    const map = prepared.files[file] ?? [];
    const place = placeOfLine(map, text, line) ?? placeOfChange(file, map);
    // The runner's object has a class of its own, the reader is shown the type of the service.
    const isService = place?.block.endsWith('/boot.php') && message.includes('(varTag.nativeType)');
    if (place !== undefined && isService !== true) {
      const source = byId.get(place.block)?.value ?? readFileSync(place.block, 'utf8');
      find(place.block, linesBefore(source, place.start), message);
    }
  }

  const around = new Map<string, [file: string, start: number, end: number, entry: Entry][]>();
  const names = new Map<Block, TypedName[]>([...byId.values()].map((block) => [block, []]));
  for (const [file, found] of report.types) {
    for (const [from, to, entry] of found) {
      const place = placeOf(prepared.files[file] ?? [], from, to);
      const isNew = place !== undefined && !repeated.has(place.block);
      const block = isNew ? byId.get(place.block) : undefined;
      if (place !== undefined && block !== undefined) {
        const start = toUtf16(block.value, place.start);
        const length = toUtf16(block.value, place.end) - start;
        names.get(block)?.push({start, length, entry: withoutPrefix(entry)});
      } else if (place !== undefined) {
        const page = /^P(\d+)g/.exec(file)?.[1] ?? '';
        const others = around.get(page) ?? [];
        others.push([place.block, place.start, place.end, withoutPrefix(entry)]);
        around.set(page, others);
      }
    }
  }
  const candidates = prepared.names.flatMap(([id, from, , name]) => {
    const block = byId.get(id);
    return block === undefined ? [] : [{block, start: toUtf16(block.value, from), name}];
  });
  const setUps = pages.map(({page}, index): AnalyzedSetUp => {
    const made = prepared.setUps[index];
    const blocksOf = (ids: readonly string[]) =>
      ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => a.line - b.line);
    return {
      page,
      code: made?.code ?? '',
      variables: made?.variables ?? [],
      names: namesInSetUp(made, around.get(String(index)) ?? []),
      blocks: blocksOf(made?.blocks ?? []),
      before: blocksOf(made?.first ?? [])[0],
      classes: new Map(Object.entries(made?.classes ?? {})),
      classesOnPage: made?.classesOnPage ?? [],
      refused: (made?.refused ?? []).map(({block: id, line, message}) => {
        const block = byId.get(id);
        const at = block === undefined ? line : block.line + line - 1;
        return {page: block?.page ?? id, line: at, kind: 'set-up', message};
      }),
      looked: made?.looked ?? 0,
    };
  });
  return {problems: [...findings.values()], names, candidates, setUps};
}

/** The names in the shown part of the setups, at their place in it. */
function namesInSetUp(
  made: PreparedSetUp | undefined,
  found: readonly (readonly [file: string, start: number, end: number, entry: Entry])[],
): TypedName[] {
  const {code = '', map = []} = made ?? {};
  const names = new Map<number, TypedName>();
  for (const [file, from, to, entry] of found) {
    for (const [at, length, source, start] of map) {
      if (source === file && start <= from && to <= start + length) {
        const begin = toUtf16(code, at + from - start);
        const end = toUtf16(code, at + to - start);
        names.set(begin, {start: begin, length: end - begin, entry});
      }
    }
  }
  return [...names.values()];
}

/** The first position in a file that belongs to a block, which is reported for what its change breaks around it. */
function placeOfChange(file: string, [first]: readonly Stretch[]): Place | undefined {
  // A script may contain copies of earlier blocks, which were right before a change.
  return first === undefined || file.endsWith('/script.php')
    ? undefined
    : placeOf([first], first[0], first[0] + first[1]);
}

function withoutPrefix(entry: Entry): Entry {
  const clean = (text: string) =>
    text.replaceAll(prefix, '').replaceAll(anonymous, 'class@anonymous');
  return {
    ...entry,
    name: clean(entry.name),
    ...(entry.type !== undefined && {type: clean(entry.type)}),
    ...(entry.signature !== undefined && {signature: clean(entry.signature)}),
  };
}
