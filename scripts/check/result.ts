import type {Output} from '../../shared/process/runProgram';

/** What a step adds to the totals. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** What was looked at, in words: `61 files`. */
  readonly looked: string;
  /** What a person needs to fix a failure. */
  readonly details: string;
}

/** Turns the output of a program into numbers; what it cannot read is a failure. */
export type Reader = (output: Output) => Result;

/** The result of preparing a step: environment variables, or the reason why it cannot run. */
export type Preparation =
  {readonly env: Readonly<Record<string, string>>} | {readonly failure: string};

/** One failed check with the reason. */
export function failure(details: string, looked = 'nothing'): Result {
  return {passed: 0, failed: 1, looked, details};
}

/** A number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Reads JSON; `undefined` for what is not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
