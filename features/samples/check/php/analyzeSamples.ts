import type {Block} from '../../parse/readBlocks';
import type {TypedName} from '../../schema/sampleTypes';
import type {Problem} from '../problem';
import {type AnalyzedSetUp, analyzedSetUps} from './analyzedSetUps';
import type {Facts} from './facts';
import {findNames} from './findNames';
import {findProblems} from './findProblems';
import {isPhp} from './groupsOf';
import {numberBlocks} from './numberBlocks';
import {toUtf16} from './offsets';
import {runPhpStan} from './phpStan';
import {prepare, writeStubs} from './prepare';
import type {Prepared} from './prepared';
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

/** A name in a block that is a class of the family, or a member of a class that may be one. */
export interface Candidate {
  readonly block: Block;
  readonly start: number;
  readonly name: string;
}

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
  const numbered = numberBlocks(blocks);
  const autoload = `${project}/vendor/autoload.php`;
  const prepared = await prepare(numbered.pages, facts, folder, autoload);
  await writeStubs(facts, `${folder}/stubs`, project);
  const {errors, types} = await runPhpStan(folder, project);
  const {inBlocks, around} = findNames(prepared, types, numbered);
  return {
    problems: findProblems(prepared, errors, numbered.byId, `${folder}/pages`),
    names: inBlocks,
    candidates: candidatesIn(prepared.names, numbered.byId),
    setUps: analyzedSetUps(numbered, prepared.setUps, around),
  };
}

function candidatesIn(names: Prepared['names'], byId: ReadonlyMap<string, Block>): Candidate[] {
  return names.flatMap(([id, from, , name]) => {
    const block = byId.get(id);
    return block === undefined ? [] : [{block, start: toUtf16(block.value, from), name}];
  });
}
