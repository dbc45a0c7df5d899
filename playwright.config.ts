import {defineConfig} from '@playwright/test';

import {flags} from './shared/browser/flags';

// Clones that test at the same time use different ports: RK_PORT=5173 npm test
const port = Number(process.env.RK_PORT ?? 4173);
const executablePath = process.env.CHROMIUM_PATH ?? '';

// tests/e2e/support/test.ts reads it.
process.env.FIXTURE_URL = `http://localhost:${port + 2}`;

// Tests tagged @sweep visit every page in every state: `npm run test:all` runs them, `npm test` the others.
export default defineConfig({
  testDir: 'tests',
  testMatch: ['{e2e,a11y}/**/*.spec.ts'],
  outputDir: '.cache/test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A browser on a busy machine may time out once; npm test names what passed only on the second attempt.
  retries: 1,
  workers: 2,
  // On a busy machine, the search may need more than the default of five seconds to load.
  expect: {timeout: 15_000},
  reporter: [['line'], ['json', {outputFile: '.cache/check/browser.json'}]],
  use: {
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {args: flags, ...(executablePath !== '' && {executablePath})},
  },
  webServer: {
    command: `tsx tests/e2e/support/serveSites.ts ${port}`,
    // The fixture site, which is served last.
    url: `http://localhost:${port + 2}`,
    reuseExistingServer: false,
    // The fixture site is built first, which takes a while on a busy machine.
    timeout: 300_000,
  },
  projects: [
    // The host that sends the headers of deploy/ and redirects.
    {
      name: 'headers',
      grepInvert: /@plain/,
      use: {baseURL: `http://localhost:${port}`},
    },
    // A host that can do neither, such as GitHub Pages: tests tagged @plain and @both.
    {name: 'plain', grep: /@plain|@both/, use: {baseURL: `http://localhost:${port + 1}`}},
  ],
});
