import {spawn} from 'node:child_process';
import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';

/** A program with its arguments. */
export interface Program {
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder that it runs in, with the installed packages' programs; by default the root of the repository. */
  readonly folder?: string;
  /** The file that it writes its result to. */
  readonly report?: string | undefined;
}

/** The result of a program. */
export interface Output {
  /** Exit status; `null` when it did not start or was ended by a signal. */
  readonly status: number | null;
  readonly stdout: string;
  /** Both streams, in the order in which they were written. */
  readonly text: string;
  /** Content of the requested report file; `undefined` if there is none. */
  readonly report?: string | undefined;
}

/** Runs a program without input and collects its output. A program that cannot start has no status. */
export async function runProgram({command, env, folder, report}: Program): Promise<Output> {
  if (report !== undefined) {
    // The report of an earlier run must not be read for this one.
    await rm(report, {force: true});
    await mkdir(path.dirname(report), {recursive: true});
  }
  const output = await collect(command, env ?? {}, path.resolve(folder ?? ''));
  if (report === undefined) {
    return output;
  }
  return {...output, report: await readFile(report, 'utf8').catch(() => undefined)};
}

/** Runs a program that must end with 0, and returns what it wrote. */
export async function succeed(program: Program): Promise<string> {
  const {status, stdout, text} = await runProgram(program);
  if (status !== 0) {
    throw new Error(`${program.command.join(' ')} failed: ${text.trim().slice(-500)}`);
  }
  return stdout;
}

async function collect(
  [program, ...args]: Program['command'],
  env: object,
  cwd: string,
): Promise<Output> {
  const bin = path.join(cwd, 'node_modules', '.bin');
  const {FORCE_COLOR: _color, ...inherited} = process.env;
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      PATH: [bin, process.env.PATH].join(path.delimiter),
      NO_COLOR: '1',
      ...env,
    },
  });
  let stdout = '';
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    stdout += part;
    text += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      resolve({status: null, stdout, text: `${text}${error.message}\n`});
    });
    child.on('close', (status) => {
      resolve({status, stdout, text});
    });
  });
}
