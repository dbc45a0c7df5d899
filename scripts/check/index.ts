import {failure} from './result';
import {runProgram} from '../../shared/process/runProgram';
import {chooseSteps, runSteps} from './runSteps';
import type {Sum} from './runSteps';
import {steps} from './steps';

const print = (line: string) => {
  console.log(line);
};

async function runChosen(args: readonly string[]): Promise<Sum> {
  try {
    const around = {run: runProgram, print, now: () => performance.now()};
    return await runSteps(chooseSteps(steps, args), around);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return failure('');
  }
}

void runChosen(process.argv.slice(2)).then(({passed, failed}) => {
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
