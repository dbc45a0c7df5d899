import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../../shared/process/runMain';

/** A user of the system. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** A server that runs beside the samples, in a temporary folder of its own. */
export interface TemporaryServer {
  /**
   * Waits for a server that starts.
   *
   * @throws PlainError with what the server has printed, if that takes more than half a minute.
   */
  readonly waitUntil: (isReady: () => boolean) => void;
  /** Stops the server and removes its folder. */
  readonly stop: () => void;
}

/** Tenths of a second that a server has to start and to stop. */
const patience = 300;

// The pipe to this script closes when the runner ends in any way, also when it is killed.
const watch = `"$@" </dev/null >log 2>&1 &
cat >/dev/null
kill -INT $!
wait $!
cd /
rm -rf "$0"`;

/** Starts a server, which ends at SIGINT; its folder is removed when the runner has ended, however that ends. */
export function startServer(
  name: string,
  command: readonly [string, ...string[]],
  {folder, account}: {readonly folder: string; readonly account?: Account | undefined},
): TemporaryServer {
  const watcher = spawn('sh', ['-c', watch, folder, ...command], {
    ...account,
    cwd: folder,
    // A group of its own: Ctrl-C at the terminal must not end the script before it has cleaned up.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    waitUntil: (isReady) => {
      waitUntil(isReady, `${name} does not start.`, () =>
        readFileSync(path.join(folder, 'log'), 'utf8'),
      );
    },
    stop: () => {
      watcher.stdin.destroy();
      waitUntil(() => !existsSync(folder), `${name} does not stop.`);
    },
  };
}

/** Waits in this thread, since the runner has no other work meanwhile. */
function waitUntil(done: () => boolean, failure: string, details = () => ''): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; !done(); tries += 1) {
    if (tries === patience) {
      throw new PlainError(`${failure}\n${details()}`.trim());
    }
    Atomics.wait(never, 0, 0, 100);
  }
}
