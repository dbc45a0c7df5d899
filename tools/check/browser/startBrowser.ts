import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {chromium} from '@playwright/test';

import {runProgram} from '../runProgram';
import type {Program} from '../runProgram';
import type {Preparation} from '../steps';
import {candidates, findBrowser} from './findBrowser';
import type {Machine} from './findBrowser';
import {flags} from './flags';

const cached = {name: '@sparticuz/chromium', version: '147.0.2', folder: '.cache/chromium'};

/** This machine, with its real commands. */
export const machine: Machine = {
  env: process.env,
  isRootOnDebian: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  exists: existsSync,
  playwright: () => chromium.executablePath(),
  installPackage: async () => {
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await succeed({command: ['apt-get', 'update'], env});
    await succeed({command: ['apt-get', 'install', '-y', 'chromium'], env});
  },
  installCached: async () => {
    const {name, version, folder} = cached;
    const home = path.resolve(folder, 'node_modules', name);
    if (!existsSync(home)) {
      const where = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
      await succeed({command: ['npm', 'install', ...where, `${name}@${version}`]});
    }
    // The package is an ES module, and unpacks its program when it is asked for the path.
    const ask = `import('${pathToFileURL(home).href}/build/esm/index.js')
      .then((module) => module.default.executablePath()).then(console.log)`;
    return (await succeed({command: [process.execPath, '-e', ask]})).trim();
  },
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

/** Finds the browser for the browser tests and hands its path on. */
export async function startBrowser(): Promise<Preparation> {
  const found = await findBrowser(candidates(machine), starts);
  if ('tried' in found) {
    const how = 'Run "apt-get install chromium", or give a path: CHROMIUM_PATH=… npm test';
    return {failure: ['No browser starts here.', ...found.tried, how].join('\n')};
  }
  return {env: {CHROMIUM_PATH: found.path}};
}

async function succeed(program: Program): Promise<string> {
  const {status, stdout, text} = await runProgram(program);
  if (status !== 0) {
    throw new Error(`${program.command.join(' ')} failed: ${text.trim().slice(-500)}`);
  }
  return stdout;
}
