import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {runProgram, succeed} from './runProgram';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rk-check-'));
});

afterAll(async () => {
  await rm(folder, {recursive: true});
});

const node = (script: string) => ['node', '-e', script] as const;

test('collects both streams and the status', async () => {
  const output = await runProgram({
    command: node('console.log(process.env.WORD); console.error("e"); process.exit(3)'),
    env: {WORD: 'hello'},
  });
  expect(output).toMatchObject({status: 3, stdout: 'hello\n'});
  expect(output.text).toContain('e\n');
});

test('runs in the given folder', async () => {
  const {stdout} = await runProgram({command: node('console.log(process.cwd())'), folder});
  expect(path.basename(stdout.trim())).toBe(path.basename(folder));
});

test('returns no status for a program that does not start', async () => {
  const output = await runProgram({command: ['no-such-program']});
  expect(output.status).toBeNull();
  expect(output.text).toContain('no-such-program');
});

test('reads the report, and never one of an earlier run', async () => {
  const report = path.join(folder, 'report.json');
  const write = `require('fs').writeFileSync(${JSON.stringify(report)}, 'new')`;
  expect(await runProgram({command: node(write), report})).toMatchObject({report: 'new'});
  await writeFile(report, 'old');
  expect(await runProgram({command: node('0'), report})).toMatchObject({report: undefined});
  await expect(readFile(report)).rejects.toThrow('ENOENT');
});

test('throws with the last output of a program that must succeed', async () => {
  await expect(succeed({command: node('console.log(1)')})).resolves.toBe('1\n');
  await expect(
    succeed({command: node('console.log("full disk"); process.exit(1)')}),
  ).rejects.toThrow('full disk');
});
