import {runMain} from '../site/runMain';
import {check, writeTypes} from './check';

const commands = {check, types: writeTypes};
const usage = 'npm run samples -- check|types [page…], or run --libs DIR [--write] [page…]';

runMain(async () => {
  const [command, ...pages] = process.argv.slice(2);
  if (command === 'run') {
    process.argv.splice(2, 1);
    await import('./run/main');
    return;
  }
  if (command !== 'check' && command !== 'types') {
    throw new Error(usage);
  }
  const {lines, isWell} = await commands[command](pages);
  console.log(lines.join('\n'));
  process.exitCode = isWell ? 0 : 1;
});
