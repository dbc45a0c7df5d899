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
const node = '^(?:node:|(?:fs|path|os|crypto|child_process|url|util)(?:/|$))';
const browser = [node, ban('plugins|tools|sidebars')];
const message = 'This folder may not import that one: the list ends eslint.config.ts.';
const imports = (...bans: string[]): Linter.RulesRecord => {
  const patterns = [...always, ...bans].map((regex) => ({regex, message}));
  return {'no-restricted-imports': ['error', {patterns}]};
};
const folder = (name: string, ...bans: string[]): Linter.Config => ({
  files: [`${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/testData.ts'], // They stand beside the code that they test.
  rules: imports(...bans),
});

const parts = {allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false};
const loadedByDefault = ['*.config.ts', 'src/{pages,theme}/**', '{plugins/*,sidebars}/index.ts'];

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
    // For the React Compiler, which is not used: they take ref={box.input} for a read in rendering.
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
  folder('src/search', only('lunr')),
  folder('src/facts', ...browser, ban('components|theme|pages|search')),
  folder('src/markup', ...browser, ban('components|theme|pages|search|facts')),
  folder('src/components', ...browser, ban('data|theme|pages')), // src/search: the search's own.
  folder('src/pages', ...browser, ban('data|theme|search|facts')),
  folder('src/theme', ...browser, ban('data|pages|facts')),
  folder('{plugins,tools}', ban('components|theme|pages')),
  folder('sidebars', only('@docusaurus/plugin-content-docs')),
  {
    files: ['src/search/**'],
    ignores: ['**/worker.ts', '**/*.test.ts'],
    rules: {'no-restricted-globals': ['error', 'self', 'postMessage', 'window', 'document']},
  },
);
