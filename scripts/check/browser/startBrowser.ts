import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

import {flags} from '../../../shared/browser/flags';
import {succeed} from '../../../shared/process/runProgram';
import type {Preparation} from '../result';
import {candidates, findBrowser} from './findBrowser';
import type {Machine} from './findBrowser';
import {installCached} from './installCached';

/** This machine, with its real commands. */
export const machine: Machine = {
  env: process.env,
  isRootOnDebian: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  exists: existsSync,
  playwright: () => chromium.executablePath(),
  installPackage: async () => {
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    const install = async (name: string) =>
      await succeed({command: ['apt-get', 'install', '-y', name], env});
    await succeed({command: ['apt-get', 'update'], env});
    await install('chromium-headless-shell').catch(() => install('chromium'));
  },
  installCached: () => installCached('.cache/chromium'),
};

/** Whether a program is a browser that opens a page and runs a script in it. */
export async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({executablePath, args: flags, timeout: 60_000});
    try {
      const page = await browser.newPage();
      await page.setContent('<title>started</title>');
      return (await page.title()) === 'started';
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}

/** Finds the browser for the browser tests and passes its path on. */
export async function startBrowser(): Promise<Preparation> {
  const found = await findBrowser(candidates(machine), starts);
  if ('tried' in found) {
    const how =
      'Run "apt-get install chromium-headless-shell", or give a path: CHROMIUM_PATH=… npm test';
    return {failure: ['No browser starts on this machine.', ...found.tried, how].join('\n')};
  }
  return {env: {CHROMIUM_PATH: found.path}};
}
