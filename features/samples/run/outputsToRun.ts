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

/** The database servers of the sections. */
export type Servers = Map<string, Postgresql>;

/** The servers are those of the sections, which stop at the end. */
export function withServers(use: (servers: Servers) => void): void {
  const servers: Servers = new Map();
  try {
    use(servers);
  } finally {
    servers.forEach(({stop}) => {
      stop();
    });
  }
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

/** The outputs of each page in all combinations. A section's project and server start when its first output needs them. */
export function* outputsToRun(
  blocks: readonly Block[],
  {
    libs,
    php,
    others,
  }: {readonly libs: string; readonly php?: readonly string[]; readonly others?: OtherVersions},
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
