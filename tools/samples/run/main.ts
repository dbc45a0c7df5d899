import {parseArgs} from 'node:util';

import {PlainError, runMain} from '../../site/runMain';
import {pageFiles, readBlocks} from '../blocks/readBlocks';

import {runOutputs} from './runOutputs';

const usage = `tsx tools/samples/index.ts run --libs DIR [--write] [page…]`;

runMain(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {libs: {type: 'string'}, write: {type: 'boolean', default: false}},
  });
  if (values.libs === undefined) {
    throw new PlainError(usage);
  }
  const pages = positionals.length > 0 ? positionals : pageFiles();
  const {run, problems} = runOutputs(
    pages.flatMap((page) => readBlocks(page)),
    {libs: values.libs, write: values.write},
  );
  problems.forEach((problem) => {
    console.error(problem);
  });
  console.log(`Ran ${run} outputs, ${problems.length} differ or failed.`);
  process.exitCode = problems.length === 0 && run > 0 ? 0 : 1;
  return Promise.resolve();
});
