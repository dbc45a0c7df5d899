import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const packages = [
  'core/lib/client',
  'theme-classic/lib',
  'theme-common/lib',
  'plugin-content-docs/lib',
];
const folders = ['src', ...packages.map((name) => path.join('node_modules/@docusaurus', name))];

test('nothing in the browser uses the part of React Router that is left out', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('withRouter'))).toEqual([]);
});

test('the router itself uses both only in the known places', () => {
  const router = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');
  const uses = (name: string) => router.split(new RegExp(`\\b${name}\\(`)).length - 1;
  expect(uses('hoistStatics')).toBe(1);
  expect(uses('isValidElementType')).toBe(1);
  expect(router).toMatch(/function withRouter\([^]*return hoistStatics\(/);
});
