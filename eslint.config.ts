import js from '@eslint/js';
import {type Linter} from 'eslint';
import {defineConfig, globalIgnores} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {configs} from 'typescript-eslint';

// What a folder may not import; a path is "./…", "../…", "@site/…" or the name of a package.
const ban = (folders: string) =>
  String.raw`^(?:@site|\.\.(?:/\.\.)*)/(?:src/)?(?:${folders})(?:/|$)`;
const only = (modules: string) => String.raw`^(?!\./|(?:${modules})(?:/|$))`;
const always = ['^@docusaurus/(?:.*/)?internal$', ban('tests')];
const browser = [
  '^(?:node:|(?:fs|path|os|crypto|child_process|url|util)(?:/|$))',
  ban('plugins|tools|sidebars'),
];

const message = 'See "Who may import whom" in CONTRIBUTING.md.';
const imports = (...bans: string[]): Linter.RulesRecord => {
  const patterns = [...always, ...bans].map((regex) => ({regex, message}));
  return {'no-restricted-imports': ['error', {patterns}]};
};
const parts = {allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false};

const folder = (name: string, ...bans: string[]): Linter.Config => ({
  files: [`${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'], // They stand beside the code and may import what they need.
  rules: imports(...bans),
});

export default defineConfig(
  globalIgnores(['build', '.docusaurus*', '.cache', 'coverage', 'tests/fixtures', 'docs']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, configs.strictTypeChecked, configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      ...imports(),
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', 'ExportDefaultDeclaration'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', parts],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended]},
  {
    files: [
      '*.config.ts',
      'src/{pages,theme}/**',
      'plugins/*/index.ts',
      'sidebars/index.ts',
      '**/*.d.ts',
    ],
    rules: {'no-restricted-syntax': 'off'}, // Loaded by their default export.
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'], // They build the odd values that code must cope with.
    rules: {'@typescript-eslint/no-unsafe-type-assertion': 'off'},
  },
  folder('src/search', only('lunr')),
  folder('src/facts', ...browser, ban('components|theme|pages|search')),
  // src/search: only for the components of the search, which use its types and its client.
  folder('src/components', ...browser, ban('data|theme|pages')),
  folder('src/pages', ...browser, ban('data|theme|search|facts')),
  folder('src/theme', ...browser, ban('data|pages|facts')),
  folder('{plugins,tools}', ban('components|theme|pages')),
  folder('sidebars', only('@docusaurus/plugin-content-docs')),
  {
    files: ['src/search/**'],
    ignores: ['**/worker.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'self', 'postMessage', 'window', 'document', 'navigator'],
    },
  },
);
