import type {Block} from '../parse/readBlocks';
import {type OutputRecord, recordWith, writeOutputRecords} from '../schema/outputRecords';

import {hashInputs} from './hashInputs';
import {type OtherVersions, titleOf} from './otherVersions';
import {
  type CombinationToRun,
  type RunResult,
  differenceOf,
  outputsToRun,
  placeOf,
  runWith,
  withServers,
} from './outputsToRun';
import type {PhpProgram} from './phpPrograms';

/** The options of `compare`. */
export interface CompareOptions {
  /** The folder with the sources of the libraries. */
  readonly libs: string;
  /** Other versions of PHP: `8.4=PATH`. */
  readonly php: readonly string[];
  /** Other versions of packages. */
  readonly others: OtherVersions;
}

/**
 * Runs the recorded samples with other versions of PHP, or of packages, and records which of them print the same.
 * Samples that vary PHP or run in a browser are left out.
 */
export function compareOutputs(blocks: readonly Block[], options: CompareOptions): RunResult {
  const problems: string[] = [];
  let run = 0;
  withServers((servers) => {
    for (const {page, known, outputs} of outputsToRun(blocks, options, servers)) {
      let records = known;
      for (const output of outputs) {
        const {combination, shown} = output;
        const record = recordWith(known, hashInputs(combination), combination.values);
        if (record === undefined) {
          problems.push(`${placeOf(combination)}: has no record to compare with.`);
        } else if (combination.php === undefined && record.browser === undefined) {
          let compared = record;
          for (const comparison of comparisonsOf(record, options.others, output.programs)) {
            const difference = differenceWith(
              comparison.program,
              record.text ?? shown.value,
              output,
            );
            run += 1;
            compared = comparison.recorded(compared, difference === undefined);
            if (difference !== undefined) {
              problems.push(`${placeOf(combination)}: ${comparison.title} differs.\n${difference}`);
            }
          }
          records = records.map((one) => (one === record ? compared : one));
        }
      }
      writeOutputRecords(page, records);
    }
  });
  return {run, problems};
}

interface Comparison {
  readonly program: PhpProgram;
  readonly title: string;
  /** The record with what the comparison found. */
  readonly recorded: (record: OutputRecord, isSame: boolean) => OutputRecord;
}

/** Other packages run in the last PHP that is named, or else that of the machine; without them, each other PHP runs. */
function comparisonsOf(
  {php}: OutputRecord,
  others: OtherVersions,
  programs: readonly PhpProgram[],
): Comparison[] {
  if (others.packages.size === 0) {
    return programs
      .filter(({version, isOther}) => isOther && version !== php)
      .map((program) => ({
        program,
        title: `PHP ${program.version}`,
        recorded: (record, isSame) => {
          const {also, ...rest} = record;
          const versions = listWith(also, program.version, isSame);
          return {...rest, ...(versions !== undefined && {also: versions})};
        },
      }));
  }
  const program = programs.at(-1);
  if (program === undefined) {
    return [];
  }
  const title = `${titleOf(others)}${program.version === php ? '' : ` on PHP ${program.version}`}`;
  const recorded: Comparison['recorded'] = (record, isSame) => {
    const {alsoWith, ...rest} = record;
    const titles = listWith(alsoWith, title, isSame);
    return {...rest, ...(titles !== undefined && {alsoWith: titles})};
  };
  return [{program, title, recorded}];
}

/** A sorted list with or without an item; nothing instead of an empty one. */
function listWith(
  list: readonly string[] = [],
  item: string,
  isIn: boolean,
): readonly string[] | undefined {
  const changed = [...list.filter((one) => one !== item), ...(isIn ? [item] : [])].sort();
  return changed.length === 0 ? undefined : changed;
}

/** How the output of a program differs from the recorded one, or why there is none; nothing if it is the same. */
function differenceWith(
  program: PhpProgram,
  recorded: string,
  {combination, ...surrounding}: CombinationToRun,
): string | undefined {
  const printed = runWith(combination, program, surrounding);
  if ('failure' in printed) {
    return printed.failure;
  }
  return printed.text === recorded
    ? undefined
    : differenceOf(recorded, printed.text, surrounding.folder);
}
