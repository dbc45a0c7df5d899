import {defineConfig} from '@playwright/test';

import {flags} from './tools/check/browser/flags';

// Clones that test at the same time take other ports: RK_PORT=5173 npm test
const port = Number(process.env.RK_PORT ?? 4173);
const executablePath = process.env.CHROMIUM_PATH ?? '';

const host = (at: number, ...options: string[]) => ({
  command: ['tsx tools/site/serve.ts --port', at, ...options].join(' '),
  url: `http://localhost:${at}`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['line'], ['json', {outputFile: '.cache/check/browser.json'}]],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {args: flags, ...(executablePath !== '' && {executablePath})},
  },
  webServer: [host(port), host(port + 1, '--plain')],
  projects: [
    // The host that sends the headers of deploy/ and redirects.
    {name: 'headers', grepInvert: /@plain/, use: {baseURL: `http://localhost:${port}`}},
    // A host that can do neither, such as GitHub Pages: tests tagged @plain, and @both.
    {name: 'plain', grep: /@plain|@both/, use: {baseURL: `http://localhost:${port + 1}`}},
  ],
});
