import {readdirSync} from 'node:fs';
import path from 'node:path';

import js from '@eslint/js';
import {type Linter} from 'eslint';
import {defineConfig, globalIgnores} from 'eslint/config';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {configs} from 'typescript-eslint';

// What a folder must not import; a path is "./…", "../…", "@site/…" or the name of a package.
const ban = (folders: string) => String.raw`^(?:@site|\.\.(?:/\.\.)*)/(?:${folders})(?:/|$)`;
const only = (modules: string) => String.raw`^(?!\./|(?:${modules})(?:/|$))`;
const always = ['^@docusaurus/(?:.*/)?internal$'];
const node = '^(?:node:|(?:fs|path|os|crypto|child_process|url|util)(?:/|$))';
const framework = '^(?:react|react-dom|@docusaurus|@theme|@theme-original)(?:/|$)';
const message = 'This folder may not import that one: see the layers in eslint.config.ts.';
const imports = (...bans: string[]): Linter.RulesRecord => {
  const patterns = [...always, ...bans].map((regex) => ({regex, message}));
  return {'no-restricted-imports': ['error', {patterns}]};
};
const folder = (name: string, ...bans: string[]): Linter.Config => ({
  files: [`${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/testData.ts'], // They are beside the code that they test.
  rules: imports(...bans),
});

// The layers: each may import those before it. Docusaurus loads docusaurus-patches/ and src/ side by side.
const tops = ['tests', 'bench', 'scripts', 'hosting', 'docusaurus-patches', 'src', 'features'];
const above = (layer: string) => ban(tops.slice(0, tops.indexOf(layer)).join('|'));
const aboveShared = ban(tops.join('|'));
const features = readdirSync(path.join(__dirname, 'features'));
// A feature is used through its index.ts; what pages need of the facts, through library-facts/read.
const insideOf = (names: readonly string[]) =>
  String.raw`^(?:@site/features|\.\.(?:/\.\.)*)/(?!library-facts/read/)(?:${names.join('|')})/(?!index$)`;
const feature = (name: string) => [
  above('features'),
  insideOf(features.filter((other) => other !== name)),
];
const ui = (name: string) => [
  ...feature(name),
  node,
  ban('(?:.*/)?(?:build|record|check|run|cli)'),
];
const pure = (name: string) => [...feature(name), framework];

const parts = {allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false};
const loadedByDefault = [
  '*.config.ts',
  'features/samples/run/browser/playwrightConfig.ts',
  'src/{pages,theme}/**',
  '{features/*/{build,inferred-types,variations,zips},docusaurus-patches/*,sidebars}/index.ts',
];

export default defineConfig(
  globalIgnores(['build', '.docusaurus*', '.cache', 'coverage', 'tests/fixtures', 'docs']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, configs.strictTypeChecked, configs.stylisticTypeChecked],
    plugins: {'import-x': importX},
    languageOptions: {parserOptions: {projectService: true}},
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      'import-x/resolver-next': [createNodeResolver({extensions: ['.ts', '.tsx']})],
    },
    rules: {
      ...imports(),
      'import-x/no-cycle': 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', 'ExportDefaultDeclaration'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', {allowIndexSignaturePropertyAccess: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off', // It asks for "!".
      '@typescript-eslint/restrict-template-expressions': ['error', parts],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    // For the React Compiler, which is not used: they mistake ref={box.input} for a read during rendering.
    rules: {'react-hooks/refs': 'off', 'react-hooks/immutability': 'off'},
  },
  {files: [...loadedByDefault, '**/*.d.ts'], rules: {'no-restricted-syntax': 'off'}},
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'], // They build odd values and run inline scripts.
    rules: {
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-unsafe-type-assertion': 'off',
    },
  },
  folder('shared', aboveShared, ban('generated')),
  folder('shared/ui', aboveShared, ban('generated'), node),
  ...features.map((name) => folder(`features/${name}`, ...feature(name))),
  ...features.map((name) => folder(`features/${name}/**/ui`, ...ui(name))),
  folder('features/figures', ...feature('figures'), node),
  folder('features/search/engine', ...feature('search'), only('lunr|@site/shared|(?:../)+shared')),
  folder('features/samples/{parse,check}', ...pure('samples')),
  folder('features/compatibility/engine', ...pure('compatibility')),
  // The facts, below what is made of them.
  folder(
    'features/library-facts/{declarations,record,schema,read}',
    ...pure('library-facts'),
    ban('reference|links|publish|build|ui'),
  ),
  folder('docusaurus-patches', above('docusaurus-patches'), ban('src')),
  folder('src/components', above('src'), node, ban('generated|(?:src/)?(?:theme|pages)')),
  folder('src/pages', above('src'), node, ban('generated|(?:src/)?theme')),
  folder('src/theme', above('src'), node, ban('generated|(?:src/)?pages')),
  folder('hosting', above('hosting'), ban('src')),
  folder('scripts', above('scripts'), ban('src')),
  folder('sidebars', only(String.raw`@docusaurus/plugin-content-docs|\.\./libraries`)),
  {
    files: ['features/search/engine/**'],
    ignores: ['**/worker.ts', '**/*.test.ts'],
    rules: {'no-restricted-globals': ['error', 'self', 'postMessage', 'window', 'document']},
  },
);
