import {failure} from './result';
import type {Output} from '../../shared/process/runProgram';
import type {Result} from './result';
import type {Program} from '../../shared/process/runProgram';
import type {Step} from './steps';

/** The dependencies of running steps. */
export interface Surroundings {
  readonly run: (program: Program) => Promise<Output>;
  readonly print: (line: string) => void;
  /** Milliseconds, for the seconds of each step. */
  readonly now: () => number;
}

/** Totals over all steps. */
export type Totals = Pick<Result, 'passed' | 'failed'>;

// Most steps keep one processor busy.
const lanes = 2;

/**
 * Runs steps, two at a time except those that are `alone`, each as soon as what it needs has ended. Prints a
 * heading, what was looked at and the seconds of each step, and the output of failed ones; at the end, the
 * seconds of all. A failed step does not stop the others, except those that need it.
 */
export async function runSteps(list: readonly Step[], around: Surroundings): Promise<Totals> {
  const started = around.now();
  const ended = new Map<string, {readonly isWell: boolean; readonly seconds: string}>();
  const running = new Map<Step, Promise<void>>();
  const waiting = [...list];
  const sum = {passed: 0, failed: 0};
  const secondsSince = (start: number) => ((around.now() - start) / 1000).toFixed(1);

  const runNext = async (step: Step) => {
    const start = around.now();
    const result =
      step.needs !== undefined && ended.get(step.needs)?.isWell === false
        ? failure(`Not run: the step "${step.needs}" failed.`)
        : await runStep(step, around);
    const seconds = secondsSince(start);
    around.print(`${step.name}: ${step.title}`);
    if (result.failed > 0) {
      around.print(result.details.trim().replaceAll(/^/gm, '    '));
    }
    const verdict = result.failed > 0 ? `FAILED ${result.failed}` : 'passed';
    around.print(`  ${verdict}: looked at ${result.looked}, ${seconds} s\n`);
    sum.passed += result.passed;
    sum.failed += result.failed;
    ended.set(step.name, {isWell: result.failed === 0, seconds});
  };
  const isFree = (step: Step) =>
    step.alone === true
      ? running.size === 0
      : running.size < lanes && ![...running.keys()].some(({alone}) => alone);
  const isReady = ({needs}: Step) =>
    !waiting.some(({name}) => name === needs) &&
    ![...running.keys()].some(({name}) => name === needs);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && isFree(step));
    if (next === undefined && running.size === 0) {
      throw new Error(`Steps wait for one another: ${waiting.map(({name}) => name).join(', ')}.`);
    }
    if (next === undefined) {
      await Promise.race(running.values());
    } else {
      waiting.splice(waiting.indexOf(next), 1);
      const end = runNext(next).then(() => {
        running.delete(next);
      });
      running.set(next, end);
    }
  }
  const times = list.map(({name}) => `${name} ${ended.get(name)?.seconds ?? ''}`);
  around.print(`Seconds: ${times.join(', ')}; ${secondsSince(started)} in all.`);
  return sum;
}

async function runStep(step: Step, {run}: Surroundings): Promise<Result> {
  try {
    const ready = (await step.prepare?.()) ?? {env: {}};
    if ('failure' in ready) {
      return failure(ready.failure);
    }
    const output = await run({...step, env: {...step.env, ...ready.env}});
    if (output.status === null) {
      return failure(`${step.command.join(' ')} did not finish.\n${output.text}`);
    }
    return step.read(output);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}
