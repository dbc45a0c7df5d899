import {runMain} from '../site/runMain';
import {check, writeTypes} from './check';
import {runSamples} from './run/runSamples';

const commands = {check, types: writeTypes};
const usage = 'npm run samples -- check|types [page…], or run --libs DIR [--write] [page…]';

runMain(async () => {
  const [command, ...pages] = process.argv.slice(2);
  if (command === 'run') {
    process.exitCode = runSamples(pages) ? 0 : 1;
    return;
  }
  if (command !== 'check' && command !== 'types') {
    throw new Error(usage);
  }
  const {lines, isWell} = await commands[command](pages);
  console.log(lines.join('\n'));
  process.exitCode = isWell ? 0 : 1;
});
