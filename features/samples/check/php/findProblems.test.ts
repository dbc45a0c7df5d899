import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {phpBlock, write as writeFile} from '../../testData';
import {findProblems} from './findProblems';
import type {Prepared} from './prepared';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'problems-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(file: string, text: string): string {
  const target = path.join(folder, file);
  writeFile(target, text);
  return target;
}

const byId = new Map([['b0', phpBlock('$berth->moor();\n$berth->sink();')]]);
// The block is below a line that the analysis adds.
const files: Prepared['files'] = {'P0g0/script.php': [[6, 31, 'b0', 0, 31]]};
const prepared: Prepared = {files, known: [], problems: [], names: [], setUps: []};
const errorIn = (file: string, line: number, message: string) => ({file, line, message});

it('names the line on the page, the classes as the page does, and each problem once', () => {
  write('P0g0/script.php', '<?php\n$berth->moor();\n$berth->sink();\n');
  const error = errorIn('P0g0/script.php', 3, 'P0g0s0\\App\\Berth has no sink().');
  expect(findProblems(prepared, [error, error], byId, folder)).toEqual([
    {page: 'docs/ferry/a.md', line: 11, kind: 'php', message: 'App\\Berth has no sink().'},
  ]);
});

it('has what does not parse, also in files around pages', () => {
  const problems = ['b0', 'setup.php'].map((block) => ({block, line: 2, message: 'Syntax error'}));
  expect(findProblems({...prepared, problems}, [], byId, folder)).toEqual([
    {page: 'docs/ferry/a.md', line: 11, kind: 'php', message: 'Syntax error'},
    {page: 'setup.php', line: 2, kind: 'php', message: 'Syntax error'},
  ]);
});

it('reports at the first line of a change what it breaks around it, except in a script', () => {
  write('P0g0/script.php', '<?php\n$berth->moor();\n');
  write('P0g0/Berth.php', '<?php\n$berth->moor();\n');
  const found = findProblems(
    {...prepared, files: {...files, 'P0g0/Berth.php': [[6, 1, 'b0', 0, 1]]}},
    [errorIn('P0g0/script.php', 1, 'Not used.'), errorIn('P0g0/Berth.php', 1, 'Broken.')],
    byId,
    folder,
  );
  expect(found.map(({line, message}) => [line, message])).toEqual([[10, 'Broken.']]);
});

it('accepts the class of the object that the runner makes for a service', () => {
  const boot = write('boot.php', '<?php\n/** @var Dock $dock */\n$dock = new TestDock();\n');
  const map: Prepared['files'] = {'P0g0/script.php': [[0, 57, boot, 0, 57]]};
  write('P0g0/script.php', '<?php\n/** @var Dock $dock */\n$dock = new TestDock();\n');
  const find = (message: string) =>
    findProblems({...prepared, files: map}, [errorIn('P0g0/script.php', 3, message)], byId, folder);
  expect(find('Not a subtype. (varTag.nativeType)')).toEqual([]);
  expect(find('Unknown.')).toEqual([{page: boot, line: 3, kind: 'php', message: 'Unknown.'}]);
});
