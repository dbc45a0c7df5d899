import {parseArgs} from 'node:util';

import {PlainError} from '../../../shared/process/runMain';
import {pageFiles, readBlocks} from '../parse/readBlocks';

import {runOutputs} from './runOutputs';

const usage = `Runs the samples that show output against the libraries, and compares.

  npm run samples -- run --libs DIR [--php 8.4=PATH] [--write] [page…]

DIR holds one folder for each repository that features/samples/projects/<section>/composer.json names under extra.sources.
--php names another PHP for samples that vary it: a program, or the folder of a system to run it in by chroot.
With --write, what was printed goes into the pages.`;

/** Runs with the given arguments and prints the result; false if an output differs. */
export function runSamples(args: readonly string[]): boolean {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      libs: {type: 'string'},
      php: {type: 'string', multiple: true, default: []},
      write: {type: 'boolean', default: false},
    },
  });
  if (values.libs === undefined) {
    throw new PlainError(usage);
  }
  const pages = positionals.length > 0 ? positionals : pageFiles();
  const {run, problems} = runOutputs(
    pages.flatMap((page) => readBlocks(page)),
    {libs: values.libs, write: values.write, php: values.php},
  );
  problems.forEach((problem) => {
    console.error(problem);
  });
  console.log(`Ran ${run} outputs, ${problems.length} differ or failed.`);
  return run > 0 && problems.length === 0;
}
