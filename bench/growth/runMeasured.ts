import {spawn, spawnSync} from 'node:child_process';

/** The resources that a program used. */
export interface Usage {
  readonly seconds: number;
  /** On all processors together, including child processes. */
  readonly processorSeconds: number;
  /** The peak memory of it and its child processes, sampled twice a second. */
  readonly megabytes: number;
}

const everyMilliseconds = 500;

/** Runs a program in a folder and measures it. Throws with its output if it fails. */
export function runMeasured(command: readonly string[], folder: string): Promise<Usage> {
  const start = performance.now();
  // The shell's `times` counts what child processes used, on every system.
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

/** The kilobytes of a process and its descendants, from lines of process, parent and kilobytes. */
export function memoryOf(process: number, list: string): number {
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([process]);
  // Iterating a set includes entries that are added meanwhile.
  for (const one of tree) {
    rows.filter(([, parent]) => parent === one).forEach(([own = 0]) => tree.add(own));
  }
  return rows.reduce((sum, [own = 0, , kilobytes = 0]) => sum + (tree.has(own) ? kilobytes : 0), 0);
}

/** The seconds in the last line of the shell's `times`: user and system time of its children. */
export function processorSeconds(text: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(text.trim()) ?? [];
  const [minutes = NaN, seconds = NaN, systemMinutes = NaN, systemSeconds = NaN] =
    parts.map(Number);
  return (minutes + systemMinutes) * 60 + seconds + systemSeconds;
}
