import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {hashText} from '../parse/hashText';
import {type Block, pageFiles} from '../parse/readBlocks';
import {type OutputRecord, recordsFolder, writeOutputRecords} from '../schema/outputRecords';
import {fileOfPage, unexpectedFiles} from '../schema/pageFiles';

import {documentedReleases} from './documentedReleases';
import {hashInputs} from './hashInputs';
import {installProject} from './project';
import type {Project} from './project';
import {runCommand} from './runCommand';
import {runOutput} from './runOutput';
import {shownOutputs} from './shownOutputs';
import type {ShownOutput} from './shownOutputs';
import {surroundingsOf} from './surroundings';
import {writeOutputs} from './writeOutputs';

/** The options of `run`. */
export interface RunOptions {
  /** The folder with the sources of the libraries. */
  readonly libs: string;
  /** Whether to write what was printed into the pages. */
  readonly write: boolean;
}

/** The result of running the outputs. */
export interface RunResult {
  readonly run: number;
  /** Messages about outputs that differ from what was printed, or were not printed at all. */
  readonly problems: readonly string[];
}

/**
 * Runs the samples that show output against the real libraries, compares, and records matching outputs. The
 * blocks must be those of whole pages; records of other pages are kept.
 */
export function runOutputs(blocks: readonly Block[], {libs, write}: RunOptions): RunResult {
  const projects = new Map<string, Project>();
  const problems: string[] = [];
  let run = 0;
  for (const page of new Set(blocks.map((block) => block.page))) {
    const {section} = surroundingsOf(page);
    const outputs = shownOutputs(blocks.filter((block) => block.page === page));
    const records: OutputRecord[] = [];
    const changes = new Map<Block, string>();
    for (const [index, output] of outputs.entries()) {
      const project = projects.get(section) ?? installProject(section, libs);
      projects.set(section, project);
      run += 1;
      const folder = path.resolve('.cache/samples/applications', page, `${index + 1}`);
      const printed = runOutput(output, project.vendor, folder);
      const {block} = output;
      if ('failure' in printed) {
        problems.push(`${page}:${block.line} output: the sample failed.\n${printed.failure}`);
      } else if (printed.text === '') {
        problems.push(`${page}:${block.line} output: the block above printed nothing.`);
      } else if (printed.text === block.value || write) {
        changes.set(block, printed.text);
        records.push(recordOf(output, printed.text, project.version));
      } else {
        const difference = differenceOf(block.value, printed.text, folder);
        problems.push(
          `${page}:${block.line} output: differs from what was printed.\n${difference}`,
        );
      }
    }
    writeOutputs(page, changes);
    writeOutputRecords(page, records);
  }
  const expected = new Set(pageFiles().map((page) => fileOfPage(recordsFolder, page)));
  unexpectedFiles(recordsFolder, expected).forEach((file) => rmSync(file));
  return {run, problems};
}

function recordOf(output: ShownOutput, text: string, ran: string): OutputRecord {
  const {section} = surroundingsOf(output.block.page);
  const version =
    documentedReleases().find((library) => library.section === section)?.release ?? ran;
  return {
    inputs: hashInputs(output),
    output: hashText(text),
    package: section,
    version,
    ...(ran !== version && {ranAgainst: ran}),
    php: runCommand(['php', '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;'], {cwd: '.'})
      .stdout,
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
