import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../../../shared/json/parseAs';
import {PlainError} from '../../../../shared/process/runMain';
import {runProgram} from '../../../../shared/process/runProgram';
import {type Entry, entry} from '../../schema/sampleTypes';
import {phpFolder} from './project';

/** PHPStan's output as JSON. */
const phpStanReport = z.object({
  errors: z.array(z.string()).readonly(),
  files: z.union([
    z.record(
      z.string(),
      z.object({
        messages: z
          .array(
            z.object({
              line: z.int().nullable(),
              message: z.string(),
              identifier: z.string().exactOptional(),
            }),
          )
          .readonly(),
      }),
    ),
    // PHP writes an empty map as a list.
    z.tuple([]),
  ]),
});

/** What `src/WriteTypes.php` writes: by file, the first byte of a name, the byte after it, its facts. */
const collected = z.record(
  z.string(),
  z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative(), entry]).readonly()).readonly(),
);

/** PHPStan's results for the files of a folder, by their paths below it. */
export interface Report {
  readonly errors: readonly {
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
  /** First byte of a name, the byte after it, its facts. */
  readonly types: ReadonlyMap<string, readonly (readonly [number, number, Entry])[]>;
}

/** Analyzes the PHP files in `pages` below a folder; classes come from `stubs` and `known` beside it and from Composer. */
export async function runPhpStan(folder: string, project: string): Promise<Report> {
  const types = path.join(folder, 'types.json');
  const config = path.join(folder, 'phpstan.neon');
  const own = path.resolve(phpFolder);
  await mkdir(folder, {recursive: true});
  await rm(types, {force: true});
  // The cache does not notice new classes, and cached results have no types.
  await rm(path.join(folder, 'cache/resultCache.php'), {force: true});
  await writeFile(
    config,
    `includes: ['${own}/phpstan.neon']
parameters:
    paths: ['${folder}/pages']
    scanDirectories: ['${folder}/stubs', '${folder}/known']
    scanFiles: ['${own}/../../run/php/functions.php']
    tmpDir: '${folder}/cache'
`,
  );
  const autoload = ['--autoload-file', `${own}/autoload.php`];
  const flags = ['--no-progress', '--error-format=json', '--memory-limit=-1', '-c', config];
  const output = await runProgram({
    command: ['php', `${project}/vendor/bin/phpstan`, 'analyze', ...flags, ...autoload],
    env: {SAMPLE_TYPES: types, SAMPLE_PACKAGES: `${project}/vendor/autoload.php`},
  });
  const failure = `PHPStan returned no result: ${output.text.slice(0, 3000)}`;
  const report = parseAs(phpStanReport, output.stdout, 'The output of PHPStan', failure);
  if (report.errors.length > 0) {
    throw new PlainError(failure);
  }
  const found = parseAs(collected, await readFile(types, 'utf8').catch(() => ''), types, failure);
  const relative = (file: string) =>
    path.relative(path.join(folder, 'pages'), file.split(' (in')[0] ?? file);
  return {
    errors: Object.entries(report.files).flatMap(([file, {messages}]) =>
      messages.map(({line, message, identifier}) => ({
        file: relative(file),
        line: line ?? 1,
        message: identifier === undefined ? message : `${message} (${identifier})`,
      })),
    ),
    types: new Map(Object.entries(found).map(([file, names]) => [relative(file), names])),
  };
}
