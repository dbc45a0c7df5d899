import {readOptions} from '../../../shared/process/readOptions';
import {PlainError} from '../../../shared/process/runMain';
import {namedPages, pageFiles, readBlocks} from '../parse/readBlocks';

import {readBackends} from './backends/backends';
import {compareOutputs} from './compareOutputs';
import {readOtherVersions} from './otherVersions';
import {runOutputs} from './runOutputs';

const usage = `Runs the samples that show output against the libraries, and compares.

  npm run samples -- run --libs DIR [--php 8.4=PATH] [--write] [page…]

DIR holds one folder for each repository that features/samples/projects/<section>/composer.json names under extra.sources.
--php names another PHP for samples that vary it: a program, or the folder of a system to run it in by chroot.
With --write, what was printed goes into the pages.

  npm run samples -- compare --libs DIR --php 8.4=PATH [page…]
  npm run samples -- compare --libs DIR --with symfony=7.4.23 [--php 8.4=PATH] [page…]
  npm run samples -- compare --libs DIR --on s3 --on postgresql [page…]

runs the recorded samples with the other PHP, with other versions of packages, or with another storage or database, and
records which of them print the same. --with names a folder of DIR, whose other version is in DIR/symfony-7.4.23, or a
package, such as doctrine/orm=3.4.4. --on names a folder of features/samples/backends.`;

/** Runs with the given arguments and prints the result; false if an output differs. */
export function runSamples(command: 'compare' | 'run', args: readonly string[]): boolean {
  const many = {type: 'string', multiple: true, default: [] as string[]} as const;
  const {values, positionals} = readOptions(
    {
      args,
      allowPositionals: true,
      options: {
        libs: {type: 'string'},
        php: many,
        with: many,
        on: many,
        write: {type: 'boolean', default: false},
      },
    },
    usage,
  );
  const {libs, write, php, with: packages, on} = values;
  const others = [...packages, ...on];
  const isMisused =
    command === 'compare' ? write || php.length + others.length === 0 : others.length > 0;
  if (libs === undefined || isMisused) {
    throw new PlainError(usage);
  }
  const pages = positionals.length > 0 ? namedPages(positionals) : pageFiles();
  const blocks = pages.flatMap((page) => readBlocks(page));
  const {run, problems, unused} =
    command === 'run'
      ? {...runOutputs(blocks, {libs, write, php}), unused: []}
      : compareOutputs(blocks, {
          libs,
          php,
          others: readOtherVersions(packages, php.at(-1)?.split('=')[0]),
          backends: readBackends(on),
        });
  problems.forEach((problem) => {
    console.error(problem);
  });
  unused.forEach((place) => {
    console.log(`${place}: the sample does not use ${on.join(' and ')}, so nothing is recorded.`);
  });
  console.log(`Outputs that ran: ${run}, of these different or failed: ${problems.length}.`);
  if (run === 0) {
    const isShown = blocks.some(({meta}) => meta.output === true);
    console.error(isShown ? 'No output of the pages can be run.' : 'The pages show no output.');
  }
  return run > 0 && problems.length === 0;
}
