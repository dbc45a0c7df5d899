import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Block} from '../parse/readBlocks';
import {type ApplicationFiles, ini, placeBlock, quote} from '../run/application';
import {isBrowserTest} from '../run/browser/runBrowser';
import {combinationsWith, variedOutputs} from '../run/combinations';
import {readDescription} from '../run/description';
import {phpSteps} from '../run/phpSteps';
import {type ShownOutput, isWholeFile, shownOutputs} from '../run/shownOutputs';
import {stepsBefore} from '../run/stepsBefore';
import {type SetUpFiles, setUpFiles} from './setUpFiles';
import {surroundingsOf} from '../run/surroundings';

/** What is printed before the output of a sample, after what those above it print; `php/run.php` has the same text. */
export const mark = '\n-------- output --------\n';

/** The file with the functions that setups may use. */
export const functionsFile = 'set-up/functions.php';

/** The samples of a page as files, by their paths in the archive. */
export interface SampleFiles {
  readonly files: ReadonlyMap<string, string>;
  /** The outputs of the page; the first one is that of `samples/1`. */
  readonly outputs: readonly ShownOutput[];
}

const own =
  /^(?:README\.md|composer\.(?:json|lock)|run\.php|(?:blocks|run|samples|set-up|vendor)\/.*)$/;

/**
 * The samples of a page with everything that they run with. Files that all outputs have in the same state are at the top,
 * others in the folder of the sample, and titled PHP files of no output follow. A sample that varies has its first values.
 * Tests in a browser are left out.
 *
 * @throws Error for a title that is not a path in the archive, or that of a file of the archive itself, and for an output
 * below that of a test in a browser.
 */
export function sampleFiles(page: string, blocks: readonly Block[]): SampleFiles {
  const outputs = packed(
    variedOutputs(blocks, shownOutputs(blocks)).flatMap((varied) =>
      combinationsWith(varied).slice(0, 1),
    ),
  );
  const bash = outputs.flatMap(({group}) => group).filter(({language}) => language === 'bash');
  const setUp = setUpFiles(
    page,
    bash.map(({value}) => value),
  );
  const numbers = new Map(blocks.map(({line}, index) => [line, index + 1]));
  const applications = outputs.map((output) => applicationOf(output, setUp, numbers));
  const files = new Map<string, string>([
    ...setUp.files,
    ...(outputs.length === 0 ? setUp.classes : runnerFiles(page)),
  ]);
  applications.forEach((application, index) => {
    const folder = `samples/${String(index + 1)}`;
    for (const [file, text] of application) {
      const isCommon =
        file.startsWith('blocks/') || applications.every((other) => other.get(file) === text);
      const isScript = file === 'run.php' || file === 'commands.sh';
      files.set(isCommon && !isScript ? file : `${folder}/${file}`, text);
    }
    files.set(`${folder}/expected.txt`, `${outputs[index]?.block.value ?? ''}\n`);
  });
  addOtherFiles(files, blocks, outputs);
  if (
    [...files.values()].some((text) => /Rekalogika\\Dev\\Samples\\(?:given|parses)\b/.test(text))
  ) {
    files.set(functionsFile, phpFile('../run/php/functions.php'));
  }
  return {files, outputs};
}

/** What runs the samples of a page. */
function runnerFiles(page: string): Map<string, string> {
  const files = new Map([
    ['set-up/php.ini', ini.trimStart()],
    ['run.php', phpFile('php/run.php')],
  ]);
  const {postgresql} = readDescription(surroundingsOf(page).project).extra;
  if (postgresql !== undefined) {
    files.set('set-up/database.json', `${JSON.stringify(postgresql)}\n`);
    files.set('set-up/withDatabase.php', phpFile('php/withDatabase.php'));
  }
  return files;
}

/**
 * Adds the titled PHP files that run for no output, such as tests, as the page leaves them. One with the path of another
 * file, or that the application of an output would find, is in the folder of its block.
 */
function addOtherFiles(
  files: Map<string, string>,
  blocks: readonly Block[],
  outputs: readonly ShownOutput[],
): void {
  const placed = new Set(outputs.flatMap(({group}) => group.map(({line}) => line)));
  const isFound = (title: string) =>
    files.has(title) || (outputs.length > 0 && /^(?:src|config)\//.test(title));
  blocks.forEach((block, index) => {
    if (!isTitledFile(block) || placed.has(block.line)) {
      return;
    }
    const {title, sample} = block.meta;
    checkTitle(title, block);
    const states = new Map<string, string>();
    const application: ApplicationFiles = {
      get: (file) => states.get(file),
      set: (file, text) => states.set(file, text),
    };
    blocks
      .slice(index)
      .filter((other) => other.meta.title === title && other.meta.sample === sample)
      .forEach((other) => placeBlock(application, other, index + 1));
    const text = states.get(title) ?? '';
    if (files.get(title) !== text) {
      files.set(isFound(title) ? `blocks/${String(index + 1)}/${title}` : title, text);
    }
  });
}

type TitledBlock = Block & {readonly meta: {readonly title: string}};

function isTitledFile(block: Block): block is TitledBlock {
  return isWholeFile(block) && block.meta.title !== undefined && block.meta.error === undefined;
}

/** The outputs without those of tests in a browser, which an archive of PHP cannot run. */
function packed<Output extends ShownOutput>(outputs: readonly Output[]): Output[] {
  const kept = outputs.filter(({source}) => !isBrowserTest(source));
  const moved = kept.find((output, index) => output !== outputs[index]);
  if (moved !== undefined) {
    const {page, line} = moved.block;
    throw new Error(
      `${page}:${line} output: comes after the output of a test in a browser, so that the zip file would give it another number.`,
    );
  }
  return kept;
}

/** The files of the application that one output runs in, with its script. */
function applicationOf(
  output: ShownOutput,
  {classes, setUps, show, commands}: SetUpFiles,
  numbers: ReadonlyMap<number, number>,
): ReadonlyMap<string, string> {
  const application = new Map([...classes, ...commands]);
  const files: ApplicationFiles = {
    get: (file) => application.get(file),
    set: (file, text) => {
      checkTitle(file, output.block);
      application.set(file, text);
    },
  };
  const places = output.group.flatMap((block) => {
    const file = placeBlock(files, block, numbers.get(block.line) ?? 0);
    return file === undefined ? [] : [{file, block}];
  });
  if (output.source.language === 'bash') {
    const before = stepsBefore(output).map(({value}) => value);
    const printMark = `printf '${mark.replaceAll('\n', String.raw`\n`)}'`;
    application.set('commands.sh', `${[...before, printMark, output.source.value].join('\n')}\n`);
  } else {
    const steps = phpSteps(output, places, {setUps, show, mark, write: inApplication});
    application.set(
      'run.php',
      `${['<?php', '', ...[inApplication('vendor/autoload.php')].map((file) => `require ${file};`), ...steps].join('\n')}\n`,
    );
  }
  return application;
}

function inApplication(file: string): string {
  return `__DIR__ . ${quote(`/${file}`)}`;
}

function checkTitle(file: string, {page, line}: Block): void {
  const isPath = path.posix.normalize(file) === file && /^[\w.][\w./ +-]*$/.test(file);
  if (!isPath || file.startsWith('..') || (own.test(file) && !file.startsWith('blocks/'))) {
    throw new Error(`${page}:${line} the title "${file}" cannot be a file of the archive.`);
  }
}

function phpFile(file: string): string {
  return readFileSync(path.join(__dirname, file), 'utf8');
}
