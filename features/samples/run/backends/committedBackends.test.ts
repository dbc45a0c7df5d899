import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {backendsFolder, readBackends} from './backends';

test('each backend of the repository can be read, and has the classes that it names', () => {
  const names = readdirSync(backendsFolder);
  expect(names).toEqual(['postgresql', 's3']);
  const files = readBackends(names).flatMap(({folder, classes}) =>
    Object.values(classes).map((name) =>
      path.join(folder, `${name.replace(/^App/, 'src').replaceAll('\\', '/')}.php`),
    ),
  );
  expect(files).toHaveLength(1);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
