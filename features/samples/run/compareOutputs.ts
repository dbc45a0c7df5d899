import type {Block} from '../parse/readBlocks';
import {type OutputRecord, recordWith, writeOutputRecords} from '../schema/outputRecords';

import {type Backend, type RunningBackend, withBackends} from './backends/backends';
import {hashInputs} from './hashInputs';
import {type OtherVersions, titleOf} from './otherVersions';
import {
  type CombinationToRun,
  type RunResult,
  differenceOf,
  outputsToRun,
  placeOf,
  runWith,
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
  /** Other databases and storages. */
  readonly backends: readonly Backend[];
}

/** The result of a comparison. */
export interface CompareResult extends RunResult {
  /** Outputs that print the same because their sample has not used one of the backends; they are not recorded. */
  readonly unused: readonly string[];
}

/**
 * Runs the recorded samples with other versions of PHP or of packages, or with other databases and storages, and records
 * which of them print the same. Samples that vary PHP are left out, and those that run in a browser with another PHP.
 */
export function compareOutputs(blocks: readonly Block[], options: CompareOptions): CompareResult {
  const problems: string[] = [];
  const unused: string[] = [];
  let run = 0;
  withBackends(options.backends, (backends) => {
    const others = withPackagesOf(backends, options.others);
    for (const {page, known, outputs} of outputsToRun(blocks, {...options, others})) {
      let records = known;
      for (const output of outputs) {
        const {combination, shown} = output;
        const record = recordWith(known, hashInputs(combination), combination.values);
        if (record === undefined) {
          problems.push(`${placeOf(combination)}: has no record to compare with.`);
        } else if (combination.php === undefined) {
          let compared = record;
          const text = record.text ?? shown.value;
          for (const comparison of comparisonsOf(record, options.others, output, backends)) {
            const difference = differenceWith(comparison.program, text, {...output, backends});
            const isUsed = backends.every(({server}) => server.isUsed());
            run += 1;
            compared = comparison.recorded(compared, difference === undefined && isUsed);
            if (difference !== undefined) {
              problems.push(`${placeOf(combination)}: ${comparison.title} differs.\n${difference}`);
            } else if (!isUsed) {
              unused.push(placeOf(combination));
            }
          }
          records = records.map((one) => (one === record ? compared : one));
        }
      }
      writeOutputRecords(page, records);
    }
  });
  return {run, problems, unused};
}

/** Versions of packages with those that backends need besides. */
function withPackagesOf(backends: readonly Backend[], others: OtherVersions): OtherVersions {
  const added = backends.flatMap(({packages}) => [...packages]);
  return {...others, packages: new Map([...others.packages, ...added])};
}

interface Comparison {
  readonly program: PhpProgram;
  readonly title: string;
  /** The record with what the comparison found. */
  readonly recorded: (record: OutputRecord, isSame: boolean) => OutputRecord;
}

/**
 * Other packages and backends run in the last PHP that is named, or else that of the machine; without them, each other
 * PHP runs.
 */
function comparisonsOf(
  {php, browser}: OutputRecord,
  others: OtherVersions,
  {programs: all}: CombinationToRun,
  backends: readonly RunningBackend[],
): Comparison[] {
  const programs = all.filter(({isOther}) => browser === undefined || !isOther);
  const names = [titleOf(others), ...backends.map(({server}) => server.name)].filter(Boolean);
  if (names.length === 0) {
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
  const title = `${names.join(', ')}${program.version === php ? '' : ` on PHP ${program.version}`}`;
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
