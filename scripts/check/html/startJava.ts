import {existsSync} from 'node:fs';

import {runProgram, succeed} from '../../../shared/process/runProgram';
import type {Preparation} from '../result';

/** What finding Java needs from the machine. */
export interface JavaMachine {
  readonly isRootOnDebian: boolean;
  readonly starts: () => Promise<boolean>;
  /** Installs Debian's package `default-jre-headless`. */
  readonly installPackage: () => Promise<void>;
}

const machine: JavaMachine = {
  isRootOnDebian: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  starts: async () => (await runProgram({command: ['java', '-version']})).status === 0,
  installPackage: async () => {
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await succeed({command: ['apt-get', 'update'], env});
    const wanted = ['--no-install-recommends', 'default-jre-headless'];
    await succeed({command: ['apt-get', 'install', '-y', ...wanted], env});
  },
};

/** Finds Java, or installs it as root on Debian. */
export async function startJava(on: JavaMachine = machine): Promise<Preparation> {
  if (await on.starts()) {
    return {env: {}};
  }
  let reason = 'It is not installed.';
  if (on.isRootOnDebian) {
    try {
      await on.installPackage();
      if (await on.starts()) {
        return {env: {}};
      }
      reason = 'The package default-jre-headless does not start.';
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  const how = 'Run "apt-get install default-jre-headless", or put java on the PATH.';
  return {failure: `The W3C's checker needs Java. ${reason} ${how}`};
}
