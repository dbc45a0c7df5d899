import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {exists, knownPaths, missingPaths, pathsIn} from './rules/paths';

/** Handwritten files but pages, which name the reader's files, and fixtures, which may be wrong. */
const isRead = (file: string) =>
  /\.(?:tsx?|css|php|md)$/.test(file) &&
  !/^(?:docs|tests\/fixtures)\/|^generated\/(?!README)/.test(file);

test('every path that a comment or a document names exists', () => {
  const files = repositoryFiles();
  const known = knownPaths(files);
  const folders = foldersOf(files);
  const read = files.filter(isRead);
  const named = read.map(
    (file) => [file, pathsIn(file, readFileSync(file, 'utf8'), folders)] as const,
  );
  const count = named.reduce((sum, [, paths]) => sum + paths.length, 0);
  console.log(`Looked at ${count} paths in ${read.length} files.`);
  expect(count).toBeGreaterThan(0);
  expect(named.flatMap(([file, paths]) => missingPaths(file, paths, known))).toEqual([]);
});

const foldersOf = (files: readonly string[]) =>
  new Set(
    files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))),
  );

describe('the check of paths', () => {
  const known = knownPaths(['src/css/tokens.css', 'docs/mapper/index.mdx', 'tests/site/a.test.ts']);
  const folders = foldersOf([...known]);
  const paths = (file: string, text: string) =>
    pathsIn(file, text, folders).map(({path, line}) => `${line} ${path}`);

  test('reads code and links in Markdown, with their lines', () => {
    const text =
      'See `src/css/tokens.css`,\n`npm test docs/`, src/css, https://a.example/docs/b,\n[a](docs/a.md#b) `build/`.';
    expect(paths('README.md', text)).toEqual(['1 src/css/tokens.css', '2 docs/', '3 docs/a.md']);
    expect(paths('tests/README.md', '[a](site/a.test.ts) [b](/mapper) [c](#d)')).toEqual([
      '1 tests/site/a.test.ts',
    ]);
  });

  test('reads comments in code, but not the code', () => {
    const text =
      "const a = 'src/a.ts';\n/**\n * Like docs/mapper, @acme/docs/b and (src/css).\n */\n";
    expect(paths('src/b.ts', text)).toEqual(['3 docs/mapper', '3 src/css']);
    expect(paths('src/b.css', '/* src/css/a.css. */ a { b: url(src/c.png) }')).toEqual([
      '1 src/css/a.css',
    ]);
    expect(paths('src/b.php', "<?php // tests/site, 'docs/c'\n")).toEqual([
      '1 tests/site',
      '1 docs/c',
    ]);
  });

  test('leaves out files of the reader and of packages', () => {
    const text = '// src/Entity/Ride.php, src/Entity, @docusaurus/core/docs/a, build/docs/a';
    expect(paths('src/b.ts', text)).toEqual([]);
  });

  test.each([
    'src/css/tokens.css',
    'src/css/',
    'tests/site/a.test',
    'docs/<section>/<page>.mdx',
    'docs/*/index',
    'docs/**/*.mdx',
    'docs/…',
    'src/css/{base,tokens}.css',
    'build/index.html',
    '.cache/checks',
  ])('accepts %s', (path) => {
    expect(exists(path, known)).toBe(true);
  });

  test.each([
    'src/css/token.css',
    'src/cs',
    'docs/*/index.md',
    'src/css/{a,b}.css',
    'docs/<a>.mdx',
  ])('rejects %s', (path) => {
    expect(missingPaths('a.ts', [{path, line: 2}], known)).toEqual([
      `a.ts:2 names ${path}, which does not exist`,
    ]);
  });
});
