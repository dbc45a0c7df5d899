import {defineConfig} from '@playwright/test';

import {flags} from '../../../../shared/browser/flags';

const {
  SAMPLE_FOLDER: folder = '',
  SAMPLE_PORT: port = '',
  CHROMIUM_PATH: executablePath,
} = process.env;
const baseURL = `http://127.0.0.1:${port}`;

/** Runs the browser tests of one application, which PHP serves. */
export default defineConfig({
  testDir: folder,
  testMatch: '**/*.spec.ts',
  outputDir: `${folder}/tmp/results`,
  forbidOnly: true,
  workers: 1,
  reporter: 'line',
  // A browser on a busy machine may need long.
  timeout: 60_000,
  expect: {timeout: 30_000},
  use: {
    baseURL,
    launchOptions: {
      args: flags,
      ...(executablePath !== undefined && {executablePath}),
    },
  },
  webServer: {
    command: `exec php -S 127.0.0.1:${port} bin/browser`,
    cwd: folder,
    env: {TMPDIR: `${folder}/tmp`},
    url: `${baseURL}/ready`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'ignore',
  },
});
