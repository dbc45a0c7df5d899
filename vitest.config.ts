import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));
const code = 'src,features,shared,docusaurus-patches,hosting,scripts,bench';
const client = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
const theme = path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');

// Aliases that Docusaurus' own bundler adds: @docusaurus/Link, @theme/Heading, @site/….
const exported = readdirSync(client)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({
    find: `@docusaurus/${path.basename(file, '.js')}`,
    replacement: path.join(client, file),
  }));
const alias = [
  {find: '@docusaurus/Link', replacement: path.join(root, 'tests/support/PlainLink.tsx')},
  ...exported,
  {find: /^@theme\//, replacement: `${theme}/`},
  {find: /^@generated\//, replacement: `${root}.docusaurus/`},
  {find: /^@site\//, replacement: root},
];

// With two workers, a long file that starts last keeps one of them idle: nearly a minute for those of tests/site.
const longest = [
  'buildRules',
  'history',
  'search',
  'htmlRules',
  'agentFiles',
  'searchNames',
  'shownCode',
  'files',
  'fuzz',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification) => {
      const at = longest.indexOf(path.basename(moduleId, '.test.ts'));
      return at === -1 ? longest.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: {alias},
  // tsconfig.json leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // Runs beside another step, possibly on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: {sequencer: LongestFirst},
    // Class names stay as written in the style sheet.
    css: {modules: {classNameStrategy: 'non-scoped'}},
    coverage: {
      provider: 'v8',
      reportsDirectory: 'coverage',
      reporter: [['text', {skipFull: true}]],
      include: [`{${code}}/**/*.{ts,tsx}`],
      exclude: [
        // Types only.
        '**/*.d.ts',
        // What samples run with; and the exports of features, which are tested where they are defined.
        'features/samples/projects/**',
        'features/*/index.ts',
        // Markup that is complete only in a built page: tested in tests/e2e.
        'src/{pages,theme}/**',
        // The search's markup, focus and keys: tested in tests/e2e/search*.spec.ts.
        'features/search/ui/Search*/index.tsx',
        // Only passes messages between the page and the engine: tested in tests/e2e/search.spec.ts.
        'features/search/engine/worker.ts',
        // Only evaluates Docusaurus' own entry: tested in tests/e2e.
        'docusaurus-patches/client-entry/entry.ts',
        // Only wire hooks of Docusaurus: tested in tests/site.
        'docusaurus-patches/{client-bundle,docs-props,head-scripts,theme-classic,theme-css}/index.ts',
        'features/search/build/index.ts',
        // Read the command line and call the functions of other folders; npm test runs them.
        'scripts/{headers,record,samples,site}.ts',
        '{scripts,features}/**/main.ts',
        'scripts/{check,fonts,icons}/index.ts',
        'features/search/cli/index.ts',
        'features/samples/check/check.ts',
        'scripts/site/{build,buildSite,dev,runDocusaurus,serve}.ts',
        'shared/process/runMain.ts',
        // Call PHP on all samples: tested in tests/samples.
        'features/drift/{findDrift,recordOther}.ts',
        'features/samples/check/{checkTexts,config/checkTwig,inline/readPhpNames,php/{analyzeSamples,phpStan,prepare,project,runPhp}}.ts',
        // Call npm, apt-get and browsers; npm test runs them.
        'scripts/check/{browser/{startBrowser,installCached},html/installChecker}.ts',
      ],
      thresholds: {lines: 80, functions: 80, branches: 75, statements: 80},
    },
    projects: [
      {
        extends: true,
        // One context for all files takes 29 s instead of 78, so these tests must not mock modules.
        test: {name: 'unit', include: [`{${code}}/**/*.test.ts`], isolate: false},
      },
      {
        extends: true,
        // Components, whose tests replace modules of Docusaurus. A context for each file in one process takes 7 s of
        // processor time, a process for each file, which loads jsdom and React, 31 s.
        test: {name: 'components', include: [`{${code}}/**/*.test.tsx`], pool: 'vmForks'},
      },
      {
        extends: true,
        test: {name: 'pages', include: ['tests/{content,repository}/**/*.test.ts'], isolate: false},
      },
      {extends: true, test: {name: 'sample-rules', include: ['tests/samples/**/*.test.ts']}},
      {
        extends: true,
        // The files share the result of reading all pages.
        test: {name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false},
      },
    ],
  },
});
