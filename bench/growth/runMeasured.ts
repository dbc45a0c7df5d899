import {spawn, spawnSync} from 'node:child_process';

/** What a program took. */
export interface Usage {
  readonly seconds: number;
  /** Of all processors together, with the programs that it started. */
  readonly processorSeconds: number;
  /** The most memory that it and the programs it started held at once; looked at twice a second. */
  readonly megabytes: number;
}

const everyMilliseconds = 500;

/** Runs a program in a folder and measures it. A program that fails is an error with what it said. */
export function runMeasured(command: readonly string[], folder: string): Promise<Usage> {
  const start = performance.now();
  // `times` of the shell counts what other programs used, on every system.
  const script = '"$@"; status=$?; times; exit $status';
  const child = spawn('sh', ['-c', script, 'sh', ...command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let most = 0;
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    stdout += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    stderr += part;
  });
  const timer = setInterval(() => {
    const list = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'});
    most = Math.max(most, memoryOf(child.pid ?? 0, list.stdout));
  }, everyMilliseconds);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      if (status !== 0) {
        const said = `${stdout}\n${stderr}`.trim().slice(-2000);
        reject(new Error(`${command.join(' ')} failed in ${folder}: ${said}`));
        return;
      }
      const seconds = (performance.now() - start) / 1000;
      resolve({seconds, processorSeconds: processorSeconds(stdout), megabytes: most / 1024});
    });
  });
}

/** The kilobytes of a process and all below it, by lines of process, its parent and kilobytes. */
export function memoryOf(process: number, list: string): number {
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([process]);
  // A set goes on to entries that are added while it is walked.
  for (const one of tree) {
    rows.filter(([, parent]) => parent === one).forEach(([own = 0]) => tree.add(own));
  }
  return rows.reduce((sum, [own = 0, , kilobytes = 0]) => sum + (tree.has(own) ? kilobytes : 0), 0);
}

/** The seconds in the last line of the shell's `times`: user and system of the programs it ran. */
export function processorSeconds(text: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(text.trim()) ?? [];
  const [minutes = NaN, seconds = NaN, systemMinutes = NaN, systemSeconds = NaN] =
    parts.map(Number);
  return (minutes + systemMinutes) * 60 + seconds + systemSeconds;
}
