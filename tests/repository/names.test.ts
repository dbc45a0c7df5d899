import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {code, entries, folders, language, pages} from './rules/names';

describe('every file', () => {
  const files = repositoryFiles();
  const sourceOf = (file: string) => (/\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '');

  test('is found', () => {
    console.log(`Looked at ${files.length} files.`);
    expect(files).toContain('tests/repository/names.test.ts');
    expect(files.filter((file) => file.startsWith('node_modules/'))).toEqual([]);
  });

  test('is beside its user, not in a catch-all folder', () => {
    expect(files.flatMap((file) => folders(file))).toEqual([]);
  });

  test('of code is TypeScript', () => {
    expect(files.flatMap((file) => language(file))).toEqual([]);
  });

  test('of code is named after what it is', () => {
    expect(files.flatMap((file) => code(file, sourceOf(file)))).toEqual([]);
  });

  test('of src/pages is the home page', () => {
    expect(files.flatMap((file) => pages(file))).toEqual([]);
  });

  test('of a component or a patch has an index beside it', () => {
    expect(entries(files)).toEqual([]);
  });
});

describe('the rules', () => {
  test.each([
    [folders, 'features/search/utils/words.ts'],
    [folders, 'scripts/lib/index.ts'],
    [folders, 'src/hooks/useSearch.ts'],
    [language, 'scripts/site/start.mjs'],
    [language, 'src/components/Order/index.jsx'],
    [code, 'src/components/order/index.tsx'],
    [code, 'src/components/Order.tsx'],
    [code, 'src/components/Order/order-line.tsx'],
    [code, 'src/components/Order/Total.ts'],
    [code, 'src/components/Order/order.css'],
    [code, 'features/search/engine/ParseQuery.ts'],
    [code, 'features/search/ui/Order/Total.ts'],
    [code, 'features/figures/order/index.tsx'],
    [code, 'shared/ui/Order.tsx'],
    [code, 'features/search/engine/parse-query.test.ts'],
    [code, 'features/order.ts'],
    [code, 'features/agentFiles/index.ts'],
    [code, 'scripts/site/start-server.ts'],
    [code, 'tests/e2e/search-box.spec.ts'],
    [pages, 'src/pages/search.tsx'],
    [pages, 'src/pages/about.md'],
  ])('%o rejects %s', (rule, file) => {
    expect(rule(file)).toHaveLength(1);
  });

  test.each([
    'features/library-facts/ui/PackageFacts/index.tsx',
    'features/library-facts/ui/PackageFacts/index.test.tsx',
    'src/components/PackageFacts/Row.tsx',
    'src/components/PackageFacts/sortPackages.ts',
    'features/library-facts/ui/PackageFacts/styles.module.css',
    'src/theme/DocItem/Layout/index.tsx',
    'features/search/engine/parseQuery.test.ts',
    'src/css/tokens.css',
    'src/pages/index.tsx',
    'features/search/build/docusaurus-lunr-search.d.ts',
    'scripts/check/commits/main.ts',
    'tests/e2e/searchBox.spec.ts',
    'tests/fixtures/rules/lib/order.js',
    'static/theme.js',
  ])('accept %s', (file) => {
    expect([folders, language, code, pages].flatMap((rule) => rule(file))).toEqual([]);
  });

  test('accept the name of a class or a component that the file exports', () => {
    const file = 'features/search/engine/SearchClient.ts';
    expect(code(file, 'export class SearchClient {}')).toEqual([]);
    expect(code(file, 'export class Client {}')).toHaveLength(1);
    const stub = 'docusaurus-patches/stubs/NullComponent.ts';
    expect(code(stub, 'export {NullComponent as default};')).toEqual([]);
    expect(code(stub, 'export const component = null;')).toHaveLength(1);
    const beside = "import {SearchClient} from './SearchClient';";
    expect(code('features/search/engine/SearchClient.test.ts', beside)).toEqual([]);
  });

  test('reject a component and a patch without index', () => {
    expect(
      entries([
        'docusaurus-patches/order/wrap.ts',
        'features/search/ui/Order/Row.tsx',
        'features/figures/mappings.ts',
        'shared/ui/Order/index.tsx',
        'shared/ui/Order/Row.tsx',
        'src/components/Order/Row.tsx',
      ]),
    ).toEqual([
      'docusaurus-patches/order/index.ts: missing',
      'features/search/ui/Order/index.tsx: missing',
      'src/components/Order/index.tsx: missing',
    ]);
  });
});
