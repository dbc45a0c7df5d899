import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {browserOnSystem} from '../../../../shared/browser/browserOnSystem';
import {PlainError} from '../../../../shared/process/runMain';
import {type Application, quote} from '../application';
import type {PhpProgram} from '../phpPrograms';
import {type Ended, runCommand} from '../runCommand';
import type {Surroundings} from '../surroundings';
import {npmPackages} from './npmPackages';

/** Whether a block is a test that runs in a browser. */
export function isBrowserTest({language}: {readonly language: string}): boolean {
  return language === 'ts';
}

/**
 * Runs the browser tests of an application with Playwright, while `browser.php` answers the requests. What that writes
 * to `browser.log` is the output.
 */
export function runBrowser(
  {folder, env}: Application,
  {browser, npm}: Surroundings,
  php?: PhpProgram,
): Ended {
  if (php?.isOther === true) {
    throw new PlainError(`${browser} runs with the PHP of the machine only.`);
  }
  const chromium = findChromium();
  writeFileSync(path.join(folder, 'bin/browser'), routerOf(browser, npmPackages(npm)));
  const {status, stdout, stderr} = runCommand(
    [
      process.execPath,
      require.resolve('@playwright/test/cli'),
      'test',
      `--config=${path.join(__dirname, 'playwrightConfig.ts')}`,
    ],
    {
      cwd: folder,
      env: {
        ...env,
        // Chromium makes a socket there, whose path must be short.
        TMPDIR: tmpdir(),
        SAMPLE_FOLDER: folder,
        SAMPLE_PORT: freePort(folder),
        ...(chromium !== undefined && {CHROMIUM_PATH: chromium}),
      },
    },
  );
  const log = path.join(folder, 'browser.log');
  return {
    status,
    stdout: existsSync(log) ? readFileSync(log, 'utf8') : '',
    stderr: status === 0 ? stderr : `${stdout}\n${stderr}`,
  };
}

/** `Chromium 149`, the browser that tests run in. */
export function browserName(): string {
  const program = findChromium();
  const {stdout} =
    program === undefined ? {stdout: ''} : runCommand([program, '--version'], {cwd: '.'});
  const version = /\d+/.exec(stdout)?.[0];
  if (version === undefined) {
    throw new PlainError('The samples need Chromium: name it in CHROMIUM_PATH.');
  }
  return `Chromium ${version}`;
}

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH ?? '';
  return given === '' ? browserOnSystem(process.env) : given;
}

/** The script of PHP's own server. */
function routerOf(browser: string, packages: string): string {
  return `<?php
if ($_SERVER['REQUEST_URI'] === '/ready') { return; }
$folder = dirname(__DIR__);
$packages = ${quote(packages)};
$_SERVER['SCRIPT_NAME'] = $_SERVER['SCRIPT_FILENAME'] = '/index.php';
require $folder . '/vendor/autoload.php';
require_once ${quote(path.resolve(__dirname, '../php/browser.php'))};
require ${quote(path.resolve(browser))};
`;
}

function freePort(cwd: string): string {
  const code =
    '$s = stream_socket_server("tcp://127.0.0.1:0"); echo substr(strrchr(stream_socket_get_name($s, false), ":"), 1);';
  return runCommand(['php', '-r', code], {cwd}).stdout;
}
