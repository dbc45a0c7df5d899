import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {hashText} from '../parse/hashText';
import {type Block, pageFiles} from '../parse/readBlocks';
import {
  type OutputRecord,
  readOutputRecords,
  recordWith,
  recordsFolder,
  writeOutputRecords,
} from '../schema/outputRecords';
import {fileOfPage, unexpectedFiles} from '../schema/pageFiles';

import {type Combination, combinationsWith, nameOf, variedOutputs} from './combinations';
import {browserName, isBrowserTest} from './browser/runBrowser';
import {documentedReleases} from './documentedReleases';
import {hashInputs} from './hashInputs';
import {type PhpProgram, phpPrograms} from './phpPrograms';
import {startPostgresql} from './postgresql';
import type {Postgresql} from './postgresql';
import {installProject} from './project';
import type {Project} from './project';
import {runCommand} from './runCommand';
import {type Printed, runOutput} from './runOutput';
import {shownOutputs} from './shownOutputs';
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

/** The result of running the outputs. */
export interface RunResult {
  readonly run: number;
  /** Messages about outputs that differ from what was printed, or were not printed at all. */
  readonly problems: readonly string[];
}

/**
 * Runs the samples that show output against the real libraries, in every combination of what varies in them,
 * compares, and records matching outputs. The blocks must be those of whole pages; records of other pages are
 * kept.
 */
export function runOutputs(blocks: readonly Block[], options: RunOptions): RunResult {
  const problems: string[] = [];
  let run = 0;
  withServers((servers) => {
    for (const {page, known, outputs} of outputsOf(blocks, options, servers)) {
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
  });
  const expected = new Set(pageFiles().map((page) => fileOfPage(recordsFolder, page)));
  unexpectedFiles(recordsFolder, expected).forEach((file) => rmSync(file));
  return {run, problems};
}

/**
 * Runs the recorded samples with the other versions of PHP that the options name, and records which of them print
 * the same. Samples that vary PHP or run in a browser are left out.
 */
export function compareOutputs(
  blocks: readonly Block[],
  options: Omit<RunOptions, 'write'>,
): RunResult {
  const problems: string[] = [];
  let run = 0;
  withServers((servers) => {
    for (const {page, known, outputs} of outputsOf(blocks, options, servers)) {
      let records = known;
      for (const {combination, shown, ...surrounding} of outputs) {
        const record = recordWith(known, hashInputs(combination), combination.values);
        if (record === undefined) {
          problems.push(`${placeOf(combination)}: has no record to compare with.`);
        } else if (combination.php === undefined && record.browser === undefined) {
          const others = surrounding.programs.filter(
            ({version, isOther}) => isOther && version !== record.php,
          );
          const same = others.filter((program) => {
            const printed = runWith(combination, program, surrounding);
            const isSame = 'text' in printed && printed.text === (record.text ?? shown.value);
            run += 1;
            if (!isSame) {
              const difference =
                'failure' in printed
                  ? printed.failure
                  : differenceOf(record.text ?? shown.value, printed.text, surrounding.folder);
              problems.push(
                `${placeOf(combination)}: PHP ${program.version} differs.\n${difference}`,
              );
            }
            return isSame;
          });
          const also = same.map(({version}) => version).sort();
          const {also: _, ...rest} = record;
          const compared = {...rest, ...(also.length > 0 && {also})};
          records = records.map((one) => (one === record ? compared : one));
        }
      }
      writeOutputRecords(page, records);
    }
  });
  return {run, problems};
}

type Servers = Map<string, Postgresql>;

/** The servers are those of the sections, which stop at the end. */
function withServers(use: (servers: Servers) => void): void {
  const servers: Servers = new Map();
  try {
    use(servers);
  } finally {
    servers.forEach(({stop}) => {
      stop();
    });
  }
}

interface Surrounding {
  readonly project: Project;
  readonly folder: string;
  readonly programs: readonly PhpProgram[];
  readonly server: Postgresql | undefined;
}

interface CombinationToRun extends Surrounding {
  readonly combination: Combination;
  /** Whether its output is in the page. */
  readonly isFirst: boolean;
  /** The block with the output of the first combination. */
  readonly shown: Block;
}

/** The outputs of each page in all combinations. A section's project and server start when its first output needs them. */
function* outputsOf(
  blocks: readonly Block[],
  {libs, php}: Pick<RunOptions, 'libs' | 'php'>,
  servers: Servers,
): Generator<{
  readonly page: string;
  /** What is recorded of the page. */
  readonly known: readonly OutputRecord[];
  readonly outputs: Iterable<CombinationToRun>;
}> {
  const projects = new Map<string, Project>();
  const programs = phpPrograms(php);
  const surroundingOf = (page: string) => {
    const {section} = surroundingsOf(page);
    const project = projects.get(section) ?? installProject(section, libs);
    projects.set(section, project);
    const server =
      servers.get(section) ?? (project.postgresql && startPostgresql(project.postgresql));
    if (server !== undefined) {
      servers.set(section, server);
    }
    return {project, programs, server};
  };
  for (const page of new Set(blocks.map((block) => block.page))) {
    const own = blocks.filter((block) => block.page === page);
    const outputs = variedOutputs(own, shownOutputs(own)).flatMap((varied, index) =>
      combinationsWith(varied).map((combination, number) => ({
        combination,
        isFirst: number === 0,
        shown: varied.output.block,
        name: number === 0 ? `${index + 1}` : `${index + 1}.${number + 1}`,
      })),
    );
    const surrounding = outputs.length === 0 ? undefined : surroundingOf(page);
    yield {
      page,
      known: readOutputRecords(page),
      outputs: outputs.flatMap(({name, ...one}) =>
        surrounding === undefined
          ? []
          : [
              {
                ...one,
                ...surrounding,
                folder: path.resolve('.cache/samples/applications', page, name),
              },
            ],
      ),
    };
  }
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

/** What a PHP prints for a combination, with an empty database if the section has a server. */
function runWith(
  combination: Combination,
  program: PhpProgram,
  {project, folder, server}: Surrounding,
): Printed {
  return runOutput(combination, project.vendor, folder, {
    php: program,
    ...(server !== undefined && {env: {DATABASE_URL: server.emptyDatabase()}}),
  });
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

function placeOf({block, values}: Combination): string {
  const name = nameOf(values);
  return `${block.page}:${block.line} output${name === '' ? '' : ` with ${name}`}`;
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

function differenceOf(shown: string, printed: string, folder: string): string {
  writeFileSync(path.join(folder, 'shown'), `${shown}\n`);
  writeFileSync(path.join(folder, 'printed'), `${printed}\n`);
  const options = ['--no-index', '--no-color', '--no-prefix'];
  return runCommand(['git', 'diff', ...options, 'shown', 'printed'], {cwd: folder})
    .stdout.split('\n')
    .slice(2)
    .join('\n');
}
