import {execFileSync} from 'node:child_process';

import {getFileInfo} from 'prettier';
import {expect, test} from 'vitest';

import {changedSteps, readRelated} from './changedSteps';
import {filesRead} from './filesRead';

const named = (...files: string[]) => changedSteps(files).map(({name}) => name);
const commandOf = (name: string, ...files: string[]) =>
  changedSteps(files)
    .find((step) => step.name === name)
    ?.command.join(' ');

test('without a change only commit subjects are checked', () => {
  expect(named()).toEqual(['commits']);
});

test('code needs types, related tests, formatting and rules', () => {
  const file = 'shared/process/runProgram.ts';
  expect(named(file)).toEqual(['types', 'unit', 'format', 'code', 'spelling', 'commits', 'pages']);
  expect(commandOf('unit', file)).toMatch(
    /^vitest related --run .* shared\/process\/runProgram\.ts$/,
  );
  expect(commandOf('code', file)).toMatch(/^eslint .* shared\/process\/runProgram\.ts$/);
});

test('a page needs its samples and the rules of pages', () => {
  const page = 'docs/mapper/object/map.md';
  expect(named(page)).toEqual(['format', 'text', 'spelling', 'commits', 'samples', 'pages']);
  expect(commandOf('samples', page)).toBe(`tsx scripts/samples.ts check ${page}`);
  expect(commandOf('pages', page)).toMatch(/ tests\/content$/);
});

test('a file that samples run with needs the samples of its section', () => {
  const pages = commandOf('samples', 'features/samples/projects/mapper/setup.php') ?? '';
  expect(pages).toContain(' docs/mapper/object/map.md');
  expect(pages).not.toContain(' docs/file/');
});

// For ESLint, tests/repository/eslint.test.ts checks the same.
test('Prettier is not called on what it ignores', async () => {
  const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
  const formatted = files.filter(filesRead.linters.format);
  expect(formatted.length).toBeGreaterThan(500);
  const infos = await Promise.all(
    formatted.map((file) => getFileInfo(file, {ignorePath: '.prettierignore'})),
  );
  expect(formatted.filter((_, at) => infos[at]?.ignored !== false)).toEqual([]);
});

test('code that no unit test loads is not a failure, but a crash of Vitest is', () => {
  const output = (status: number, report: string) => ({status, stdout: '', text: '', report});
  const read = readRelated(2);
  expect(read(output(0, '{"testResults": []}'))).toMatchObject({
    failed: 0,
    looked: '2 files, loaded by no unit test',
  });
  expect(read(output(1, '{"testResults": []}'))).toMatchObject({failed: 1});
  expect(read(output(0, ''))).toMatchObject({failed: 1});
});
