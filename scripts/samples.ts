import {PlainError, runMain} from '../shared/process/runMain';
import {check, writeTypes} from '../features/samples/check/check';
import {runZips} from '../features/samples/zips/runZips';
import {namedPages} from '../features/samples/parse/readBlocks';
import {runSamples} from '../features/samples/run/runSamples';

const usage = `npm run samples -- check [page…]                        checks samples, without the libraries' sources
npm run samples -- types [page…]                        writes generated/sample-types and setups
npm run samples -- run --libs DIR [--php 8.4=PATH] [--write] [page…]
                                                        runs the samples that show output
npm run samples -- compare --libs DIR (--php 8.4=PATH | --with symfony=7.4.23 | --on s3) [page…]
                                                        runs them with another PHP, package, storage or database
npm run samples -- zips --libs DIR [page…]              runs the zip files of pages as a reader does

A folder means all its pages.`;

runMain(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'run' || command === 'compare') {
    process.exitCode = runSamples(command, rest) ? 0 : 1;
    return;
  }
  if (command === 'zips') {
    process.exitCode = runZips(rest) ? 0 : 1;
    return;
  }
  if (command !== 'check' && command !== 'types') {
    throw new PlainError(usage);
  }
  const {lines, isWell} = await (command === 'check' ? check : writeTypes)(namedPages(rest));
  console.log(lines.join('\n'));
  process.exitCode = isWell ? 0 : 1;
});
