import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {startPostgresql} from './postgresql';

/**
 * Doubles of the three programs, which note how they are called; the server ends as the real one does. A shell
 * cannot react to a signal that its parent ignores, as PostgreSQL does, so they are programs of Node.
 */
const doubles = {
  initdb: `require('node:fs').mkdirSync(args.at(-1).replace('--pgdata=', ''));
note('initdb');`,
  postgres: `if (args[0] === '--version') {
  console.log('postgres (PostgreSQL) 16.2 (Test)');
} else {
  process.on('SIGINT', () => { note('stopped'); process.exit(); });
  note('postgres');
  setInterval(() => {}, 1000);
}`,
  psql: `if (args.join().includes('"unknown"')) {
  console.error('extension "unknown" is not available');
  process.exit(1);
}
if (args.join().includes('information_schema')) {
  console.log(process.env.TABLES);
}
note(args.join(' '));
// The server is ready only when its double has said so.
const calls = require('node:fs').readFileSync(process.env.CALLS, 'utf8');
process.exit(calls.split('\\n').includes('postgres') ? 0 : 1);`,
};

let folder: string;

const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8');

const addressOf = (url: string) => new URL(url).searchParams.get('host') ?? '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  chmodSync(folder, 0o777);
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const [name, script] of Object.entries(doubles)) {
    writeFileSync(
      path.join(bin, name),
      `#!${process.execPath}
const args = process.argv.slice(2);
const note = (line) => require('node:fs').appendFileSync(process.env.CALLS, line + '\\n');
${script}
`,
      {mode: 0o755},
    );
  }
  // The doubles run as another user where the tests run as root.
  writeFileSync(path.join(folder, 'calls'), '');
  chmodSync(path.join(folder, 'calls'), 0o666);
  vi.stubEnv('CALLS', path.join(folder, 'calls'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.unstubAllEnvs();
});

it('starts a server with the extensions, empties the database, and leaves nothing', () => {
  const server = startPostgresql({extensions: ['hll']}, [path.join(folder, 'bin')]);
  expect(server.name).toBe('PostgreSQL 16');
  const url = server.emptyDatabase();
  expect(url).toMatch(/^postgresql:\/\/samples@localhost\/app\?host=.*&serverVersion=16\.2&/);
  expect(existsSync(addressOf(url))).toBe(true);
  expect(calls()).toContain('CREATE EXTENSION "hll"');
  expect(calls()).toMatch(/DROP DATABASE IF EXISTS app .*CREATE DATABASE app/);
  vi.stubEnv('TABLES', '?column?');
  expect(server.hasTables()).toBe(false);
  vi.stubEnv('TABLES', '?column?\ntable');
  expect(server.hasTables()).toBe(true);
  server.stop();
  expect(calls()).toMatch(/stopped\n$/);
  expect(existsSync(addressOf(url))).toBe(false);
});

it('stops the server when the runner is killed', () => {
  const file = path.join(folder, 'runner.ts');
  const bin = JSON.stringify([path.join(folder, 'bin')]);
  writeFileSync(
    file,
    `import {startPostgresql} from ${JSON.stringify(path.resolve(__dirname, 'postgresql'))};
console.log(startPostgresql({extensions: []}, ${bin}).emptyDatabase());
process.kill(process.pid, 'SIGKILL');`,
  );
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const {stdout} = spawnSync(process.execPath, [tsx, file], {encoding: 'utf8'});
  expect(addressOf(stdout)).not.toBe('');
  return vi.waitFor(
    () => {
      expect(existsSync(addressOf(stdout))).toBe(false);
      expect(calls()).toMatch(/stopped\n$/);
    },
    {timeout: 20_000},
  );
});

it('says which extension cannot be created, and stops the server', () => {
  expect(() => startPostgresql({extensions: ['unknown']}, [path.join(folder, 'bin')])).toThrow(
    'The extensions unknown cannot be created. On Debian: apt-get install ' +
      'postgresql-16-unknown:\nextension "unknown" is not available',
  );
  expect(calls()).toMatch(/stopped\n$/);
});

it('says which programs are missing', () => {
  rmSync(path.join(folder, 'bin/initdb'));
  expect(() => startPostgresql({extensions: []}, [path.join(folder, 'bin')])).toThrow(
    'PostgreSQL 14 or later, but initdb cannot be found',
  );
  expect(calls()).toBe('');
});
