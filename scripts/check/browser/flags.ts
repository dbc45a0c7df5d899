/**
 * Flags for every Chromium that the tools start: no sandbox, since root has none, and no traffic of its
 * own, which would show up among the requests that tests count.
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
