import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const client = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
const theme = path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');

// What Docusaurus' own bundler adds: @docusaurus/Link, @theme/Heading, @site/….
const exported = readdirSync(client)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({
    find: `@docusaurus/${path.basename(file, '.js')}`,
    replacement: path.join(client, file),
  }));
const alias = [
  ...exported,
  {find: /^@theme\//, replacement: `${theme}/`},
  {find: /^@generated\//, replacement: `${root}.docusaurus/`},
  {find: /^@site\//, replacement: root},
];

export default defineConfig({
  resolve: {alias},
  // tsconfig.json leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // Beside another step, on a machine that does other things too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Names of classes stay as they are written in the style sheet.
    css: {modules: {classNameStrategy: 'non-scoped'}},
    coverage: {
      provider: 'v8',
      reportsDirectory: 'coverage',
      reporter: [['text', {skipFull: true}]],
      include: ['{src,plugins,tools}/**/*.{ts,tsx}'],
      exclude: [
        // Types only.
        '**/*.d.ts',
        // Markup that only a built page shows whole: proven in tests/e2e.
        'src/{pages,theme}/**',
        // The search's markup, focus and keys: proven in tests/e2e/search*.spec.ts.
        'src/components/Search*/index.tsx',
        // Only passes messages between the page and src/search: proven in tests/e2e/search.spec.ts.
        'src/search/worker.ts',
        // Only evaluates Docusaurus' own entry: proven in tests/e2e.
        'plugins/client-bundle/entry.ts',
        // Only wire hooks of Docusaurus: proven by tests/build.
        'plugins/{page-start,search-index,theme-classic}/index.ts',
        // Read the command line and call the functions beside them; npm test runs them.
        'tools/**/{index,main}.ts',
        'tools/site/{build,buildSite,dev,runDocusaurus,runMain,serve}.ts',
        // Call PHP on all samples: proven in tests/samples.
        'tools/record/drift/{findDrift,recordOther}.ts',
        'tools/samples/{check,checkTexts,config/checkTwig,inline/readPhpNames,php/{analyzeSamples,phpStan,prepare,project,runPhp}}.ts',
        // Install engines, start browsers and take minutes; npm run measure runs them.
        'tools/check/measure/search/{measure{Growth,Search,Speed},withPreview,engines/{installEngines,run*}}.ts',
        'tools/check/measure/{installAside,growth/{growSite,measureSiteGrowth},lighthouse/measureLighthouse}.ts',
        // Call npm, apt-get and browsers; npm test runs them.
        'tools/check/browser/{startBrowser,installCached}.ts',
      ],
      thresholds: {lines: 80, functions: 80, branches: 75, statements: 80},
    },
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['{src,plugins,tools}/**/*.test.{ts,tsx}']},
      },
      {
        extends: true,
        test: {name: 'pages', include: ['tests/{pages,repository,search}/**/*.test.ts']},
      },
      {extends: true, test: {name: 'sample-rules', include: ['tests/samples/**/*.test.ts']}},
      {extends: true, test: {name: 'site', include: ['tests/build/**/*.test.ts']}},
    ],
  },
});
