import {failure} from './result';
import type {Output} from '../../shared/process/runProgram';
import type {Result} from './result';
import type {Program} from '../../shared/process/runProgram';
import type {Step} from './steps';

/** What running steps needs from outside. */
export interface Surroundings {
  readonly run: (program: Program) => Promise<Output>;
  readonly print: (line: string) => void;
  /** Milliseconds, for the seconds behind each step. */
  readonly now: () => number;
}

/** Sum over all steps. */
export type Sum = Pick<Result, 'passed' | 'failed'>;

/** The steps to run: all, or those that `--only a,b` names. An unknown name is an error. */
export function chooseSteps(all: readonly Step[], args: readonly string[]): readonly Step[] {
  const [option, value = ''] = args;
  if (option === undefined) {
    return all;
  }
  const names = value.split(',');
  const known = all.map(({name}) => name);
  if (option !== '--only' || args.length > 2 || !names.every((name) => known.includes(name))) {
    throw new Error(`Use: npm test -- --only ${known.join(',')} (one or more of these)`);
  }
  return all.filter(({name}) => names.includes(name));
}

// Most steps keep one processor busy.
const lanes = 2;

/**
 * Runs steps, two at a time but for those that are `alone`, and prints a heading, what was looked at and the
 * seconds of each; of a failed step also what it said. A failed step does not stop the others, except those
 * that need it.
 */
export async function runSteps(list: readonly Step[], around: Surroundings): Promise<Sum> {
  const failed = new Set<string>();
  const sum = {passed: 0, failed: 0};
  const runNext = async (step: Step) => {
    const start = around.now();
    const result =
      step.needs !== undefined && failed.has(step.needs)
        ? failure(`Not run: the step "${step.needs}" failed.`)
        : await runStep(step, around);
    const seconds = ((around.now() - start) / 1000).toFixed(1);
    around.print(`${step.name}: ${step.title}`);
    if (result.failed > 0) {
      failed.add(step.name);
      around.print(result.details.trim().replaceAll(/^/gm, '    '));
    }
    const verdict = result.failed > 0 ? `FAILED ${result.failed}` : 'passed';
    around.print(`  ${verdict}: looked at ${result.looked}, ${seconds} s\n`);
    sum.passed += result.passed;
    sum.failed += result.failed;
  };
  for (const group of groups(list)) {
    const waiting = [...group];
    const lane = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        await runNext(step);
      }
    };
    await Promise.all(Array.from({length: lanes}, lane));
  }
  return sum;
}

/** Steps that follow one another and may run side by side; each that is `alone` by itself. */
function groups(list: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of list) {
    const last = found.at(-1);
    if (last === undefined || step.alone === true || last.some(({alone}) => alone)) {
      found.push([step]);
    } else {
      last.push(step);
    }
  }
  return found;
}

async function runStep(step: Step, {run}: Surroundings): Promise<Result> {
  try {
    const ready = (await step.prepare?.()) ?? {env: {}};
    if ('failure' in ready) {
      return failure(ready.failure);
    }
    const output = await run({...step, env: {...step.env, ...ready.env}});
    if (output.status === null) {
      return failure(`${step.command.join(' ')} did not run to its end.\n${output.text}`);
    }
    return step.read(output);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}
