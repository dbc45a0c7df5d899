import {rmSync} from 'node:fs';

import {hashText} from '../parse/hashText';
import {type Block, pageFiles} from '../parse/readBlocks';
import {
  type OutputRecord,
  recordWith,
  recordsFolder,
  writeOutputRecords,
} from '../schema/outputRecords';
import {fileOfPage, unexpectedFiles} from '../schema/pageFiles';

import type {Combination} from './combinations';
import {browserName, isBrowserTest} from './browser/runBrowser';
import {documentedReleases} from './documentedReleases';
import {hashInputs} from './hashInputs';
import {
  type RunResult,
  type Surrounding,
  differenceOf,
  outputsToRun,
  placeOf,
  runWith,
} from './outputsToRun';
import type {PhpProgram} from './phpPrograms';
import type {Project} from './project';
import {surroundingsOf} from './surroundings';
import {writeOutputs} from './writeOutputs';

/** The options of `run`. */
export interface RunOptions {
  /** The folder with the sources of the libraries. */
  readonly libs: string;
  /** Whether to write what was printed into the pages. */
  readonly write: boolean;
  /** Other versions of PHP: `8.4=PATH`. */
  readonly php?: readonly string[];
}

/**
 * Runs the samples that show output against the real libraries, in every combination of what varies in them,
 * compares, and records matching outputs. The blocks must be those of whole pages; records of other pages are
 * kept.
 */
export function runOutputs(blocks: readonly Block[], options: RunOptions): RunResult {
  const problems: string[] = [];
  let run = 0;
  for (const {page, known, outputs} of outputsToRun(blocks, options)) {
    const records: OutputRecord[] = [];
    const changes = new Map<Block, string>();
    for (const {combination, isFirst, shown, ...surrounding} of outputs) {
      const result = runCombination(combination, {...surrounding, known});
      run += 1;
      if ('record' in result) {
        const {text, ...first} = result.record;
        if (!isFirst) {
          records.push(result.record);
        } else if (text === shown.value || options.write) {
          changes.set(shown, text ?? '');
          records.push(first);
        } else {
          const difference = differenceOf(shown.value, text ?? '', surrounding.folder);
          problems.push(`${placeOf(combination)}: differs from what was printed.\n${difference}`);
        }
      } else {
        problems.push(`${placeOf(combination)}: ${result.problem}`);
      }
    }
    writeOutputs(page, changes);
    writeOutputRecords(page, records);
  }
  const expected = new Set(pageFiles().map((page) => fileOfPage(recordsFolder, page)));
  unexpectedFiles(recordsFolder, expected).forEach((file) => rmSync(file));
  return {run, problems};
}

/** The record of one combination, with its text, or why there is none. */
function runCombination(
  combination: Combination,
  {known, ...surrounding}: Surrounding & {readonly known: readonly OutputRecord[]},
): {readonly record: OutputRecord} | {readonly problem: string} {
  const {block, source, values} = combination;
  const {project, programs, server} = surrounding;
  const php = combination.php ?? project.php;
  const program = programs.find(({version}) => php === undefined || version === php);
  if (program === undefined) {
    const record = recordWith(known, hashInputs(combination), values);
    return record === undefined
      ? {problem: `needs PHP ${php ?? ''}; name one with --php ${php ?? ''}=PATH.`}
      : {record: {...record, text: record.text ?? block.value}};
  }
  if (combination.php !== undefined && source.language !== 'php') {
    return {problem: 'php varies for blocks of php only.'};
  }
  const printed = runWith(combination, program, surrounding);
  if ('failure' in printed) {
    return {problem: `the sample failed.\n${printed.failure}`};
  }
  return printed.text === ''
    ? {problem: 'the block above printed nothing.'}
    : {
        record: knownOr(recordOf(combination, printed.text, project, program, server?.name), known),
      };
}

/**
 * The record that is already known, with its day and packages, if the run printed the same: then it changes no file.
 * Otherwise the new record.
 */
function knownOr(record: OutputRecord, known: readonly OutputRecord[]): OutputRecord {
  const keyOf = ({inputs, output, version, ranAgainst, php, ...more}: OutputRecord) =>
    JSON.stringify([
      inputs,
      output,
      version,
      ranAgainst,
      php,
      more.database,
      more.browser,
      more.values,
    ]);
  const same = known.find((one) => keyOf(one) === keyOf(record));
  return same === undefined
    ? record
    : {...same, ...(record.text !== undefined && {text: record.text})};
}

function recordOf(
  combination: Combination,
  text: string,
  {version: ran, packages}: Project,
  {version: php}: PhpProgram,
  database: string | undefined,
): OutputRecord {
  const {section} = surroundingsOf(combination.block.page);
  const version =
    documentedReleases().find((library) => library.section === section)?.release ?? ran;
  return {
    inputs: hashInputs(combination),
    output: hashText(text),
    package: section,
    version,
    ...(ran !== version && {ranAgainst: ran}),
    php,
    ...(database !== undefined && {database}),
    date: new Date().toISOString().slice(0, 10),
    packages,
    ...(isBrowserTest(combination.source) && {browser: browserName()}),
    ...(Object.keys(combination.values).length > 0 && {values: combination.values}),
    text,
  };
}
