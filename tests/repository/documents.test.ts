import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {unnamedExceptions} from './rules/paths';
import {rowsOf, specification, titlesIn} from './rules/specification';
import {versions} from './rules/versions';
import type {Lock, Manifest} from './rules/versions';

const read = (file: string) => {
  expect(existsSync(file), `${file} must exist`).toBe(true);
  return readFileSync(file, 'utf8');
};
const readJson = (file: string): unknown => JSON.parse(read(file));

test('every version is exact, and those of the specification are as specified', () => {
  const manifest = readJson('package.json') as Manifest;
  expect(versions(manifest, readJson('package-lock.json') as Lock)).toEqual([]);
});

test('every exception to the import rules is named in CONTRIBUTING.md', () => {
  const files = repositoryFiles('src').map((file) => [file, read(file)] as const);
  expect(files.length).toBeGreaterThan(0);
  expect(unnamedExceptions(read('CONTRIBUTING.md'), new Map(files))).toEqual([]);
});

test('every statement of the specification is proven by a test that exists', () => {
  const rows = rowsOf(read('tests/spec.md'));
  const tests = repositoryFiles()
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/fixtures/'))
    .map((file) => [file, titlesIn(file, read(file))] as const);
  console.log(`Looked at ${rows.length} statements and ${tests.length} files of tests.`);
  expect(rows.length).toBeGreaterThan(0);
  expect(specification(rows, new Map(tests))).toEqual([]);
});

test('every word in the dictionary is used', () => {
  const texts = repositoryFiles()
    .filter((file) => /\.(?:mdx?|tsx?|css|jsonc?|ya?ml)$|^\.ci\//.test(file))
    .filter(
      (file) => !/^(?:generated|hosting\/deploy|static|tests\/fixtures|package|cspell)/.test(file),
    )
    .map((file) => read(file).toLowerCase());
  const unused = (words: readonly string[]) =>
    words.filter((word) => !texts.some((text) => text.includes(word.toLowerCase())));
  expect(unused(read('cspell.words.txt').trimEnd().split('\n'))).toEqual([]);
  // Joined here, because a word written in this file counts as used.
  expect(unused([['xyzzy', 'plugh'].join('')])).toHaveLength(1);
});

describe('versions', () => {
  const manifest = {
    dependencies: {
      '@docusaurus/core': '3.9.2',
      'docusaurus-lunr-search': '3.6.0',
      react: '19.2.9',
      'react-dom': '19.2.9',
    },
  };
  const lockOf = (all: Readonly<Record<string, string>>): Lock => ({
    packages: Object.fromEntries(
      Object.entries(all).map(([name, version]) => [`node_modules/${name}`, {version}]),
    ),
  });
  const lock = lockOf(manifest.dependencies);

  test('accept what is exact and locked', () => {
    expect(versions(manifest, lock)).toEqual([]);
  });

  test.each([
    ['a range', {clsx: '^2.1.1'}, 'clsx: "^2.1.1" is not an exact version'],
    ['a tag', {clsx: 'latest'}, 'clsx: "latest" is not an exact version'],
    ['another React', {react: '19.3.0'}, 'react: 19.3.0, must be 19.2.9'],
    [
      'another Docusaurus',
      {'@docusaurus/types': '3.9.1'},
      '@docusaurus/types: 3.9.1, must be 3.9.2',
    ],
    ['what is not locked', {clsx: '2.1.1'}, 'clsx: 2.1.1, but none is locked'],
  ])('reject %s', (_name, devDependencies, message) => {
    expect(versions({...manifest, devDependencies}, lock)).toEqual([message]);
  });

  test('reject another locked version, and a missing package', () => {
    expect(versions(manifest, lockOf({...manifest.dependencies, react: '19.2.8'}))).toEqual([
      'react: 19.2.9, but 19.2.8 is locked',
    ]);
    expect(versions({}, lock)).toHaveLength(4);
  });
});

describe('exceptions to the import rules', () => {
  test('must be named in CONTRIBUTING.md', () => {
    const source = '// eslint-disable-next-line no-restricted-imports -- exported nowhere else';
    const files = new Map([['src/theme/Navbar/index.tsx', source]]);
    expect(unnamedExceptions('One, in `src/theme/Navbar`.', files)).toEqual([]);
    expect(unnamedExceptions('None, and `src/theme/Nav` is not a folder.', files)).toEqual([
      'src/theme/Navbar/index.tsx: name this exception in CONTRIBUTING.md',
    ]);
  });
});

describe('the table of statements', () => {
  const tests = new Map([
    [
      'tests/e2e/menu.spec.ts',
      titlesIn(
        'tests/e2e/menu.spec.ts',
        `test('opens', () => {});
test(\`turns \${side} in \${seconds} s\`, () => {});
test.describe('on a phone', () => {
  test.describe.configure({mode: 'serial'});
  it('locks the page', async () => { await test.step('scroll', () => {}); });
  test.each([1])('closes %s', () => {});
  test.skip('waits', () => {});
});`,
      ),
    ],
  ]);
  const table = (...rows: string[]) =>
    rowsOf(
      ['# Proofs', '', '| No. | Statement | Proof |', '| --- | :-- | --- |', ...rows].join('\n'),
    );

  test('knows the tests of a file with their groups, but not those that are switched off', () => {
    expect(tests.get('tests/e2e/menu.spec.ts')).toEqual([
      'opens',
      'turns ${side} in ${seconds} s',
      'on a phone › locks the page',
      'on a phone › closes %s',
    ]);
  });

  test('is accepted with one or several proofs, with or without groups', () => {
    const rows = table(
      '| 2 | The menu opens | `tests/e2e/menu.spec.ts › opens` |',
      '| 2.1 | The menu a \\| b | `tests/e2e/menu.spec.ts › on a phone › locks the page`<br>tests/e2e/menu.spec.ts › closes %s |',
    );
    expect(rows.map(({line}) => line)).toEqual([5, 6]);
    expect(specification(rows, tests)).toEqual([]);
  });

  test.each([
    ['without proof', '| 2 | It opens |  |', 'tests/spec.md:5 no test proves "It opens"'],
    [
      'with a test that does not exist',
      '| 2 | It opens | tests/e2e/menu.spec.ts › shuts |',
      'tests/spec.md:5 there is no test "tests/e2e/menu.spec.ts › shuts"',
    ],
    [
      'with a file that does not exist',
      '| 2 | It opens | tests/e2e/box.spec.ts › opens |',
      'tests/spec.md:5 there is no test "tests/e2e/box.spec.ts › opens"',
    ],
    [
      'with a group only',
      '| 2 | It opens | tests/e2e/menu.spec.ts › on a phone |',
      'tests/spec.md:5 there is no test "tests/e2e/menu.spec.ts › on a phone"',
    ],
    [
      'without a number',
      '| two | It opens | tests/e2e/menu.spec.ts › opens |',
      'tests/spec.md:5 section "two" after 0; write a number, in order',
    ],
    [
      'without a statement',
      '| 2 |  | tests/e2e/menu.spec.ts › opens |',
      'tests/spec.md:5 no statement',
    ],
  ])('is rejected %s', (_name, row, message) => {
    expect(specification(table(row), tests)).toEqual([message]);
  });

  test('is rejected when its sections are not in order', () => {
    const proof = 'tests/e2e/menu.spec.ts › opens';
    expect(specification(table(`| 3 | A | ${proof} |`, `| 2 | B | ${proof} |`), tests)).toEqual([
      'tests/spec.md:6 section "2" after 3; write a number, in order',
    ]);
    const numbers = ['2.2', '2.10', '2.10', '3'].map((section) => `| ${section} | A | ${proof} |`);
    expect(specification(table(...numbers), tests)).toEqual([
      'tests/spec.md:7 section "2.10" after 2.10; write a number, in order',
    ]);
  });
});
