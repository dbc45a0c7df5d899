import {spawn} from 'node:child_process';

import {PlainError} from '../../shared/process/runMain';

/** Runs a Docusaurus command in this terminal, without its update notice. */
export function runDocusaurus(args: readonly string[]): Promise<void> {
  const bin = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  // A build makes many objects that live for one page: with the default of 16 MB, collecting them takes a sixth of its time.
  const child = spawn(process.execPath, ['--max-semi-space-size=128', bin, ...args], {
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  // If this process is stopped, it must not leave the other one running, which then exits with status 0.
  let wasStopped = false;
  const stop = (signal: NodeJS.Signals) => {
    wasStopped = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  signals.forEach((signal) => process.on(signal, stop));
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 && !wasStopped) {
        resolve();
      } else if (signal !== null || wasStopped) {
        reject(new PlainError(`docusaurus ${args.join(' ')} was stopped.`));
      } else {
        reject(new PlainError(`docusaurus ${args.join(' ')} failed, see above.`));
      }
    });
  }).finally(() => {
    signals.forEach((signal) => process.off(signal, stop));
  });
}
