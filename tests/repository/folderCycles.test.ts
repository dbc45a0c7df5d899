import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {folderCycles, folderImports} from './rules/folderCycles';

test('no folders import each other in a circle', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /(?<!\.test|\.spec|\.d)\.tsx?$/.test(file) &&
      !file.startsWith('tests/') &&
      !file.endsWith('/testData.ts'),
  );
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const edges = [...folderImports(sources).values()].reduce((sum, {size}) => sum + size, 0);
  console.log(`Looked at ${files.length} files and ${edges} pairs of folders.`);
  expect(edges).toBeGreaterThan(50);
  expect(folderCycles(sources)).toEqual([]);
});

test('a circle over three folders is found, with the files that close it', () => {
  const sources = new Map([
    ['features/ride/parse/parse.ts', "import {rank} from '../rank/rank';"],
    ['features/ride/rank/rank.ts', "import type {Item} from '@site/shared/list/item';"],
    ['shared/list/item.ts', "import {parse} from '../../features/ride/parse/parse';"],
    ['shared/list/other.ts', "import {item} from './item';"],
  ]);
  expect(folderCycles(sources)).toEqual([
    'features/ride/parse -> features/ride/rank (features/ride/parse/parse.ts) -> ' +
      'shared/list (features/ride/rank/rank.ts) -> features/ride/parse (shared/list/item.ts)',
  ]);
});
