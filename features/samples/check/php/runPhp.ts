import {spawn} from 'node:child_process';

/** Runs a PHP script with a text as its input and returns what it prints; throws on failure. */
export async function runPhp(args: readonly string[], input: string): Promise<string> {
  const child = spawn('php', ['-d', 'memory_limit=-1', '-d', 'display_errors=stderr', ...args]);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status !== 0) {
    throw new Error(`php ${args.join(' ')} ended with ${String(status)}: ${errors}${output}`);
  }
  return output;
}
