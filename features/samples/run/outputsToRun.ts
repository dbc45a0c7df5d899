import {writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Block} from '../parse/readBlocks';
import {type OutputRecord, readOutputRecords} from '../schema/outputRecords';

import type {RunningBackend} from './backends/backends';
import {type Combination, combinationsWith, nameOf, variedOutputs} from './combinations';
import type {OtherVersions} from './otherVersions';
import {type PhpProgram, phpPrograms} from './phpPrograms';
import {startPostgresql} from './postgresql';
import type {Postgresql} from './postgresql';
import {installProject} from './project';
import type {Project} from './project';
import {runCommand} from './runCommand';
import {type Printed, runOutput} from './runOutput';
import {shownOutputs} from './shownOutputs';
import {surroundingsOf} from './surroundings';

/** The result of running the outputs. */
export interface RunResult {
  readonly run: number;
  /** Messages about outputs that differ from what was printed, or were not printed at all. */
  readonly problems: readonly string[];
}

/** What a combination runs in. */
export interface Surrounding {
  readonly project: Project;
  readonly folder: string;
  readonly programs: readonly PhpProgram[];
  readonly server: Postgresql | undefined;
  /** What a comparison replaces. */
  readonly backends?: readonly RunningBackend[];
}

/** A combination with what it runs in. */
export interface CombinationToRun extends Surrounding {
  readonly combination: Combination;
  /** Whether its output is in the page. */
  readonly isFirst: boolean;
  /** The block with the output of the first combination. */
  readonly shown: Block;
}

/** The outputs of a page in all combinations. */
export interface PageToRun {
  readonly page: string;
  /** What is recorded of the page. */
  readonly known: readonly OutputRecord[];
  readonly outputs: readonly CombinationToRun[];
}

/** What the outputs of all pages run with. */
interface RunnerOptions {
  readonly libs: string;
  readonly php?: readonly string[];
  readonly others?: OtherVersions;
}

/**
 * The outputs of each page. A section's project and database server start when its first output needs them; the servers
 * stop when the caller has looked at the last page, or leaves the loop.
 */
export function* outputsToRun(
  blocks: readonly Block[],
  {libs, php, others}: RunnerOptions,
): Generator<PageToRun> {
  const projects = new Map<string, Project>();
  const servers = new Map<string, Postgresql>();
  const programs = phpPrograms(php);
  const surroundingOf = (page: string) => {
    const {section, project: name} = surroundingsOf(page);
    const project = projects.get(name) ?? installProject(name, libs, others);
    projects.set(name, project);
    const server =
      servers.get(section) ?? (project.postgresql && startPostgresql(project.postgresql));
    if (server !== undefined) {
      servers.set(section, server);
    }
    return {project, programs, server};
  };
  try {
    for (const page of new Set(blocks.map((block) => block.page))) {
      const outputs = outputsOf(blocks.filter((block) => block.page === page));
      const surrounding = outputs.length === 0 ? undefined : surroundingOf(page);
      yield {
        page,
        known: readOutputRecords(page),
        outputs: outputs.flatMap(({name, ...output}) => {
          const folder = path.resolve('.cache/samples/applications', page, name);
          return surrounding === undefined ? [] : [{...output, ...surrounding, folder}];
        }),
      };
    }
  } finally {
    servers.forEach(({stop}) => {
      stop();
    });
  }
}

/** The combinations of each output of a page, with the name of their folder: `2` for the second, `2.3` with other values. */
function outputsOf(page: readonly Block[]) {
  return variedOutputs(page, shownOutputs(page)).flatMap((varied, index) =>
    combinationsWith(varied).map((combination, number) => ({
      combination,
      isFirst: number === 0,
      shown: varied.output.block,
      name: number === 0 ? `${index + 1}` : `${index + 1}.${number + 1}`,
    })),
  );
}

/** What a PHP prints for a combination, with an empty database if the section has a server, and with empty backends. */
export function runWith(
  combination: Combination,
  program: PhpProgram,
  {project, folder, server, backends = []}: Surrounding,
): Printed {
  return runOutput(combination, project.vendor, folder, {
    php: program,
    env: Object.fromEntries([
      ...(server === undefined ? [] : [['DATABASE_URL', server.emptyDatabase()] as const]),
      ...backends.flatMap((backend) => Object.entries(backend.server.empty())),
    ]),
    backends,
  });
}

/** The place of an output on its page, with the values of what varies. */
export function placeOf({block, values}: Combination): string {
  const name = nameOf(values);
  return `${block.page}:${block.line} output${name === '' ? '' : ` with ${name}`}`;
}

/** The lines in which a printed output differs from the shown one; both are kept in the folder. */
export function differenceOf(shown: string, printed: string, folder: string): string {
  writeFileSync(path.join(folder, 'shown'), `${shown}\n`);
  writeFileSync(path.join(folder, 'printed'), `${printed}\n`);
  const options = ['--no-index', '--no-color', '--no-prefix'];
  return runCommand(['git', 'diff', ...options, 'shown', 'printed'], {cwd: folder})
    .stdout.split('\n')
    .slice(2)
    .join('\n');
}
