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
import {runOutput} from './runOutput';
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
  const servers = new Map<string, Postgresql>();
  try {
    return runWith(servers, blocks, options);
  } finally {
    servers.forEach(({stop}) => {
      stop();
    });
  }
}

/** The servers are those of the sections; a section's own is started when its first output needs it. */
function runWith(
  servers: Map<string, Postgresql>,
  blocks: readonly Block[],
  options: RunOptions,
): RunResult {
  const projects = new Map<string, Project>();
  const programs = phpPrograms(options.php);
  const problems: string[] = [];
  let run = 0;
  for (const page of new Set(blocks.map((block) => block.page))) {
    const {section} = surroundingsOf(page);
    const own = blocks.filter((block) => block.page === page);
    const known = readOutputRecords(page);
    const records: OutputRecord[] = [];
    const changes = new Map<Block, string>();
    for (const [index, varied] of variedOutputs(own, shownOutputs(own)).entries()) {
      const project = projects.get(section) ?? installProject(section, options.libs);
      projects.set(section, project);
      const server =
        servers.get(section) ?? (project.postgresql && startPostgresql(project.postgresql));
      if (server !== undefined) {
        servers.set(section, server);
      }
      for (const [number, combination] of combinationsWith(varied).entries()) {
        const name = number === 0 ? `${index + 1}` : `${index + 1}.${number + 1}`;
        const folder = path.resolve('.cache/samples/applications', page, name);
        const result = runCombination(combination, {project, folder, programs, known, server});
        run += 1;
        if ('record' in result) {
          const {text, ...first} = result.record;
          if (number > 0) {
            records.push(result.record);
          } else if (text === varied.output.block.value || options.write) {
            changes.set(varied.output.block, text ?? '');
            records.push(first);
          } else {
            const difference = differenceOf(varied.output.block.value, text ?? '', folder);
            problems.push(`${placeOf(combination)}: differs from what was printed.\n${difference}`);
          }
        } else {
          problems.push(`${placeOf(combination)}: ${result.problem}`);
        }
      }
    }
    writeOutputs(page, changes);
    writeOutputRecords(page, records);
  }
  const expected = new Set(pageFiles().map((page) => fileOfPage(recordsFolder, page)));
  unexpectedFiles(recordsFolder, expected).forEach((file) => rmSync(file));
  return {run, problems};
}

interface Surrounding {
  readonly project: Project;
  readonly folder: string;
  readonly programs: readonly PhpProgram[];
  /** What is recorded of the page, for what this machine cannot run. */
  readonly known: readonly OutputRecord[];
  readonly server: Postgresql | undefined;
}

/** The record of one combination, with its text, or why there is none. */
function runCombination(
  combination: Combination,
  {project, folder, programs, known, server}: Surrounding,
): {readonly record: OutputRecord} | {readonly problem: string} {
  const {block, source, values} = combination;
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
  const printed = runOutput(combination, project.vendor, folder, {
    php: program,
    ...(server !== undefined && {env: {DATABASE_URL: server.emptyDatabase()}}),
  });
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
