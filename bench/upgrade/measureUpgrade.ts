import {readFileSync, writeFileSync} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../shared/json/parseAs';
import {PlainError} from '../../shared/process/runMain';
import {type Program, runProgram, succeed} from '../../shared/process/runProgram';
import type {Measurement} from '../measurement';
import {findings} from './findings';
import {newestVersion, withDocusaurus} from './newestVersion';

const folder = '.cache/measure/upgrade';

interface Step {
  readonly name: string;
  readonly command: Program['command'];
  /** Matches the lines of its output that say what broke. */
  readonly finding: RegExp;
}

const steps: readonly Step[] = [
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    finding: /^.+error TS\d+: .+$/,
  },
  {
    name: 'contract tests of the patches and the theme overrides',
    command: [
      ...(['vitest', 'run', '--project', 'pages'] as const),
      'tests/repository/patches.test.ts',
      'tests/repository/sources.test.ts',
    ],
    finding: /(?:node_modules|src\/theme)\/[^"]+(?:is gone in|changed in|changed;|has no )[^"]+/,
  },
  {
    name: 'unit tests of the patches',
    command: ['vitest', 'run', '--project', 'unit', 'docusaurus-patches/'],
    finding: /^FAIL .+$/,
  },
  {
    name: 'build',
    command: ['tsx', 'scripts/site/build.ts'],
    finding: /docusaurus-patches\/.+ replaced nothing.+|^(?:\[ERROR\]|Error:|\[cause\]:|×) .+$/,
  },
];

/** Builds a copy of the last commit with the newest Docusaurus 3 and lists what breaks. */
export async function measureUpgrade(): Promise<Measurement> {
  const command = ['npm', 'view', '@docusaurus/core', 'versions', '--json'] as const;
  const advice = 'It prints the versions as a list of texts.';
  const versions = parseAs(
    z.array(z.string()),
    await succeed({command}),
    `The output of ${command.join(' ')}`,
    advice,
  );
  const newest = newestVersion(versions, 3);
  await copyWith(newest);
  const commit = await succeed({command: ['git', '-C', folder, 'rev-parse', '--short=12', 'HEAD']});
  const results = [];
  for (const {name, command, finding} of steps) {
    const {status, text} = await runProgram({command, folder});
    results.push({name, broken: status === 0 ? [] : findings(text, finding)});
    console.log(`${name}: ${status === 0 ? 'works' : 'breaks'}`);
  }
  const broken = results.filter((result) => result.broken.length > 0);
  return {
    passed: true,
    result: `Docusaurus ${newest} breaks ${broken.length} of ${steps.length} steps`,
    details: [
      `Commit ${commit.trim()} in a copy, with all Docusaurus packages in version ${newest}.\n` +
        'A build stops at its first error; there may be more.',
      ...results.map((result) => section(result.name, result.broken)),
    ].join('\n\n'),
  };
}

async function copyWith(version: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(path.dirname(folder), {recursive: true});
  await succeed({command: ['git', 'clone', '--quiet', '.', folder]});
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, withDocusaurus(readFileSync(manifest, 'utf8'), version));
  const {status, text} = await runProgram({
    command: ['npm', 'install', '--no-audit', '--no-fund'],
    folder,
  });
  if (status !== 0) {
    throw new PlainError(`npm cannot install Docusaurus ${version}:\n${text.trim().slice(-2000)}`);
  }
}

function section(name: string, broken: readonly string[]): string {
  const text =
    broken.length === 0
      ? 'Works.'
      : `Breaks:\n\n\`\`\`text\n${broken.map(clean).join('\n')}\n\`\`\``;
  return `## ${name[0]?.toUpperCase() ?? ''}${name.slice(1)}\n\n${text}`;
}

/** Removes the path of the copy, which differs between machines. */
function clean(line: string): string {
  return line.replaceAll(`${path.resolve(folder)}/`, '').replace(/[",]+$/, '');
}
