import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import {runProgram, succeed} from '../../../../shared/process/runProgram';

const packages = 'php-cli php-xml php-mbstring php-intl php-zip unzip composer';
const help = `Install PHP 8.2 or newer and Composer 2: apt-get install ${packages}`;

/** The folder of this tool's PHP code. */
export const phpFolder = 'features/samples/check/php';

let installed: Promise<string> | undefined;

/**
 * Installs PHPStan, the parser and the packages that samples use into the cache, once per state of
 * `composer.json`, and returns their folder. Concurrent calls wait for the same installation.
 */
export function installProject(): Promise<string> {
  installed ??= install();
  return installed;
}

async function install(): Promise<string> {
  await ensurePhp();
  const source = `${phpFolder}/composer.json`;
  const hash = createHash('sha256').update(await readFile(source));
  const folder = path.resolve('.cache/samples', hash.digest('hex').slice(0, 16));
  // Composer writes the autoloader last: without it an earlier run was interrupted.
  if (!existsSync(`${folder}/vendor/autoload.php`)) {
    await rm(folder, {recursive: true, force: true});
    await mkdir(folder, {recursive: true});
    await copyFile(source, `${folder}/composer.json`);
    const flags = ['--no-interaction', '--no-progress', '--no-scripts', '--ignore-platform-reqs'];
    await succeed({command: ['composer', 'update', ...flags, '--working-dir', folder]});
  }
  return folder;
}

async function ensurePhp(): Promise<void> {
  if ((await hasPhp()) && (await starts(['composer', '--version']))) {
    return;
  }
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Error(`The samples are checked with PHP, which does not start. ${help}`);
  }
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await succeed({command: ['apt-get', 'update'], env});
  await succeed({command: ['apt-get', 'install', '-y', ...packages.split(' ')], env});
  if (!(await hasPhp())) {
    throw new Error(`The installed PHP is too old or lacks an extension. ${help}`);
  }
}

function hasPhp(): Promise<boolean> {
  const needed =
    "PHP_VERSION_ID >= 80200 && extension_loaded('mbstring') && extension_loaded('dom')";
  return starts(['php', '-r', `exit((int) !(${needed}));`]);
}

async function starts(command: readonly [string, ...string[]]): Promise<boolean> {
  return (await runProgram({command})).status === 0;
}
