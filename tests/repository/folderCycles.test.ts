import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {folderCycles, folderImports, folderOf, partOf} from './rules/folderCycles';

test.each([
  ['folders', folderOf, 300],
  ['parts', partOf, 50],
])('no %s import each other in a circle', (name, nameOf, least) => {
  const files = repositoryFiles().filter(
    (file) =>
      /(?<!\.test|\.spec|\.d)\.tsx?$/.test(file) &&
      !file.startsWith('tests/fixtures/') &&
      !file.endsWith('/testData.ts'),
  );
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const edges = [...folderImports(sources, nameOf).values()].reduce((sum, {size}) => sum + size, 0);
  console.log(`Looked at ${files.length} files and ${edges} pairs of ${name}.`);
  expect(edges).toBeGreaterThan(least);
  expect(folderCycles(sources, nameOf)).toEqual([]);
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

test('a circle between two folders at any depth is found, inside a folder and its own folders it is not', () => {
  const sources = new Map([
    ['features/ride/ui/Field/index.tsx', "import {count} from '../Box/count';"],
    ['features/ride/ui/Box/count.ts', "import {Item} from '../../engine';"],
    ['features/ride/ui/Box/index.tsx', "import {Field} from '../Field';"],
    ['features/ride/engine/index.ts', "import {words} from './words/words';"],
    ['features/ride/engine/words/words.ts', "import type {Item} from '..';"],
  ]);
  expect(folderCycles(sources)).toEqual([
    'features/ride/ui/Box -> features/ride/ui/Field (features/ride/ui/Box/index.tsx) -> ' +
      'features/ride/ui/Box (features/ride/ui/Field/index.tsx)',
  ]);
});

test('a circle of parts is found that no two of their folders close', () => {
  const sources = new Map([
    ['features/ride/ui/Box/index.tsx', "import {words} from '../../engine/words/words';"],
    ['features/ride/engine/words/words.ts', ''],
    ['features/ride/engine/rank/rank.ts', "import {Field} from '../../ui/Field';"],
    ['features/ride/ui/Field/index.tsx', ''],
  ]);
  expect(folderCycles(sources)).toEqual([]);
  expect(folderCycles(sources, partOf)).toHaveLength(1);
});
