import {spawnSync} from 'node:child_process';
import {chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {PlainError} from '../../../shared/process/runMain';
import type {PostgresqlNeeds} from '../schema/projectFile';
import {runCommand} from './runCommand';
import type {Ended} from './runCommand';
import {type Account, startServer} from './temporaryServer';

/** A private PostgreSQL server, with one empty database at a time. */
export interface Postgresql {
  /** `PostgreSQL 15` */
  readonly name: string;
  /** Replaces the database by an empty one and returns its address for Doctrine. */
  readonly emptyDatabase: () => string;
  /** Whether the database has a table. */
  readonly hasTables: () => boolean;
  /** Stops the server and removes all its files. */
  readonly stop: () => void;
}

const programs = ['initdb', 'postgres', 'psql'] as const;
type Programs = Readonly<Record<(typeof programs)[number], string>>;

const database = 'app';
const user = 'samples';

/**
 * Starts a server in a temporary folder. It listens on a socket in this folder only, so that it needs no free
 * port and no other server is in its way.
 *
 * @throws PlainError when programs of PostgreSQL or an extension are missing, or the server does not start.
 */
export function startPostgresql(
  {extensions}: PostgresqlNeeds,
  folders: readonly string[] = programFolders(),
): Postgresql {
  const found = findPrograms(folders);
  const {version, major} = versionOf(found.postgres);
  const account = accountOfServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-postgresql-'));
  if (account !== undefined) {
    chownSync(folder, account.uid, account.gid);
  }
  const data = path.join(folder, 'data');
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(found.initdb, [...options, `--username=${user}`, `--pgdata=${data}`], {
    ...account,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(folder, {recursive: true, force: true});
    throw new PlainError(`initdb failed:\n${made.stderr.trim()}`);
  }
  const settings = {
    fsync: 'off',
    listen_addresses: '',
    shared_buffers: '32MB',
    timezone: 'UTC',
    unix_socket_directories: folder,
  };
  const command = [
    ...[found.postgres, '-D', data],
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ] as const;
  const {stop, waitUntil} = startServer('PostgreSQL', command, {folder, account});
  const sql = (name: string, ...statements: readonly string[]) =>
    runSql(found.psql, folder, name, statements);
  try {
    waitUntil(() => sql('template1', 'SELECT 1').status === 0);
    succeed(
      sql('template1', ...extensions.map((extension) => `CREATE EXTENSION "${extension}"`)),
      `The extensions ${extensions.join(', ')} cannot be created. ` +
        `On Debian: apt-get install ${extensions.map((extension) => `postgresql-${major}-${extension}`).join(' ')}`,
    );
  } catch (error) {
    stop();
    throw error;
  }
  return {
    name: `PostgreSQL ${major}`,
    emptyDatabase: () => {
      succeed(
        sql(
          'postgres',
          `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`,
          `CREATE DATABASE ${database}`,
        ),
        'No empty database can be made',
      );
      const query = new URLSearchParams({host: folder, serverVersion: version, charset: 'utf8'});
      return `postgresql://${user}@localhost/${database}?${query.toString()}`;
    },
    hasTables: () => {
      const asked = sql(
        database,
        "SELECT 'table' FROM information_schema.tables WHERE table_schema = 'public'",
      );
      succeed(asked, 'The tables of the database cannot be listed');
      return asked.stdout.includes('table');
    },
    stop,
  };
}

/** The folders of the search path, then those where Debian keeps the programs of a server, newest first. */
function programFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Boolean) : [];
  return [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.sort((a, b) => b - a).map((version) => path.join(debian, `${version}`, 'bin')),
  ];
}

function findPrograms(folders: readonly string[]): Programs {
  const find = (program: string) =>
    folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  const [initdb, postgres, psql] = programs.map(find);
  if (initdb === undefined || postgres === undefined || psql === undefined) {
    const missing = programs.filter((program) => find(program) === undefined).join(', ');
    throw new PlainError(
      `The samples need PostgreSQL 14 or later, but ${missing} cannot be found ` +
        'on the PATH or in /usr/lib/postgresql/*/bin. On Debian: apt-get install postgresql',
    );
  }
  return {initdb, postgres, psql};
}

function versionOf(postgres: string): {readonly version: string; readonly major: string} {
  const {stdout} = runCommand([postgres, '--version'], {cwd: '.'});
  const [version, major] = /(\d+)(?:\.\d+)+/.exec(stdout) ?? [];
  if (version === undefined || major === undefined) {
    throw new PlainError(`${postgres} --version prints no version: ${stdout.trim()}`);
  }
  return {version, major};
}

/** PostgreSQL refuses to run as root. */
function accountOfServer(): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const id = (option: string) => Number(runCommand(['id', option, 'nobody'], {cwd: '.'}).stdout);
  return {uid: id('-u'), gid: id('-g')};
}

function runSql(psql: string, folder: string, name: string, statements: readonly string[]): Ended {
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];
  const commands = statements.map((statement) => `--command=${statement}`);
  return statements.length === 0
    ? {status: 0, stdout: '', stderr: ''}
    : runCommand(
        [
          psql,
          ...options,
          `--host=${folder}`,
          `--username=${user}`,
          `--dbname=${name}`,
          ...commands,
        ],
        {cwd: folder},
      );
}

function succeed({status, stderr}: Ended, failure: string): void {
  if (status !== 0) {
    throw new PlainError(`${failure}:\n${stderr.trim()}`);
  }
}
