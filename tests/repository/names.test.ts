import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {repositoryFiles} from './rules/files';
import {code, entries, folders, language, pages} from './rules/names';

describe('every file', () => {
  const files = repositoryFiles();
  const sourceOf = (file: string) => (file.endsWith('.ts') ? readFileSync(file, 'utf8') : '');

  test('is found', () => {
    console.log(`Looked at ${files.length} files.`);
    expect(files).toContain('tests/repository/names.test.ts');
    expect(files.filter((file) => file.startsWith('node_modules/'))).toEqual([]);
  });

  test('lies beside its user, in no folder that gathers', () => {
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

  test('of a component, a plugin or a tool has an index beside it', () => {
    expect(entries(files)).toEqual([]);
  });
});

describe('the rules', () => {
  test.each([
    [folders, 'src/search/utils/words.ts'],
    [folders, 'tools/lib/index.ts'],
    [folders, 'src/hooks/useSearch.ts'],
    [language, 'tools/site/start.mjs'],
    [language, 'src/components/Order/index.jsx'],
    [code, 'src/components/order/index.tsx'],
    [code, 'src/components/Order.tsx'],
    [code, 'src/components/Order/order-line.tsx'],
    [code, 'src/components/Order/Total.ts'],
    [code, 'src/components/Order/order.css'],
    [code, 'src/search/ParseQuery.ts'],
    [code, 'src/search/parse-query.test.ts'],
    [code, 'plugins/order.ts'],
    [code, 'plugins/agentFiles/index.ts'],
    [code, 'tools/site/start-server.ts'],
    [code, 'tests/e2e/search-box.spec.ts'],
    [pages, 'src/pages/search.tsx'],
    [pages, 'src/pages/about.md'],
  ])('%o rejects %s', (rule, file) => {
    expect(rule(file)).toHaveLength(1);
  });

  test.each([
    'src/components/PackageFacts/index.tsx',
    'src/components/PackageFacts/index.test.tsx',
    'src/components/PackageFacts/Row.tsx',
    'src/components/PackageFacts/sortPackages.ts',
    'src/components/PackageFacts/styles.module.css',
    'src/theme/DocItem/Layout/index.tsx',
    'src/search/parseQuery.test.ts',
    'src/css/tokens.css',
    'src/pages/index.tsx',
    'plugins/search-index/docusaurus-lunr-search.d.ts',
    'tools/check/commits/main.ts',
    'tests/e2e/searchBox.spec.ts',
    'tests/fixtures/rules/lib/order.js',
    'static/theme.js',
  ])('accept %s', (file) => {
    expect([folders, language, code, pages].flatMap((rule) => rule(file))).toEqual([]);
  });

  test('accept the name of a class that the file exports', () => {
    const file = 'src/search/SearchClient.ts';
    expect(code(file, 'export class SearchClient {}')).toEqual([]);
    expect(code(file, 'export class Client {}')).toHaveLength(1);
    const beside = "import {SearchClient} from './SearchClient';";
    expect(code('src/search/SearchClient.test.ts', beside)).toEqual([]);
  });

  test('reject a component, a plugin and a tool without index', () => {
    expect(
      entries([
        'plugins/order/wire.ts',
        'tools/site/serve.ts',
        'tools/site/index.ts',
        'src/components/Order/Row.tsx',
      ]),
    ).toEqual(['plugins/order/index.ts: missing', 'src/components/Order/index.tsx: missing']);
  });
});
