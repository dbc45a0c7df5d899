/**
 * Flags for every Chromium that the tools start: no sandbox, because root cannot use one, and no
 * background traffic, which would appear among the requests that tests count.
 */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
