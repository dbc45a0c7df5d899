import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {hashText} from '../parse/hashText';
import {fileOfPage} from '../schema/pageFiles';
import type {TypedName} from '../schema/sampleTypes';
import {phpBlock} from '../testData';
import {changedFiles, formatTypes, sampleTypes} from './sampleTypes';

const block = phpBlock('$a = new A($a);');
const variable = {kind: 'variable', name: '$a', type: 'App\\A'};
const name = (start: number, length: number, entry: TypedName['entry']) => ({start, length, entry});

describe('the types of a page', () => {
  const made = sampleTypes([
    [
      block,
      [
        name(11, 2, variable),
        name(0, 2, variable),
        name(9, 1, {kind: 'class', name: 'App\\A'}),
        name(9, 1, {kind: 'class', name: 'App\\A', signature: '__construct($a)'}),
      ],
    ],
  ]);

  test('have each entry once, and of two in the same place the one with more facts', () => {
    expect(made.entries).toEqual([
      variable,
      {kind: 'class', name: 'App\\A', signature: '__construct($a)'},
    ]);
    expect(made.blocks).toEqual({
      [hashText(block.value)]: [
        [0, 2, 0],
        [9, 1, 1],
        [11, 2, 0],
      ],
    });
  });

  test('can be read back', () => {
    expect(JSON.parse(formatTypes(made))).toMatchObject(made);
  });
});

test('files that changed, are missing or belong to no page are found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  const file = (page: string) => fileOfPage(folder, page);
  mkdirSync(path.join(folder, 'rides'));
  ['same', 'changed', 'gone'].forEach((page) => {
    writeFileSync(file(`docs/rides/${page}.md`), 'old');
  });
  const made = new Map([
    [file('docs/rides/same.mdx'), 'old'],
    [file('docs/rides/changed.md'), 'new'],
    [file('docs/rides/missing.md'), 'new'],
  ]);
  const gone = file('docs/rides/gone.md');
  const others = [file('docs/rides/changed.md'), file('docs/rides/missing.md')];
  expect(changedFiles(made, false, folder)).toEqual(others);
  expect(changedFiles(made, true, folder)).toEqual([...others, gone]);
});
