import type {Server} from 'node:http';

import {readHeaders} from '../../../hosting/headers/headersFile';
import {startPreview, stopOnSignal} from '../../../hosting/preview/startPreview';
import {buildDirectory} from '../../../scripts/site/buildSite';
import {checkBuilt, parsePort} from '../../../scripts/site/options';
import {runMain} from '../../../shared/process/runMain';
import {buildFixture} from '../../fixtures/buildFixture';

// tsx tests/e2e/support/serveSites.ts PORT: serves the built site, the same without redirects and our headers on
// the next port, and the fixture site with the pages that crash on the one after it. One program, because Playwright
// starts servers one after another.
runMain(async () => {
  const first = parsePort(process.argv[2] ?? '');
  checkBuilt(buildDirectory);
  const fixture = buildFixture('site');
  if (!fixture.ok) {
    throw new Error(`The fixture site tests/fixtures/site did not build:\n${fixture.log}`);
  }
  const sites = [
    {directory: buildDirectory, headers: readHeaders()},
    {directory: buildDirectory, headers: undefined},
    {directory: fixture.outDir, headers: undefined},
  ];
  const servers: Server[] = [];
  try {
    for (const [at, site] of sites.entries()) {
      servers.push(await startPreview(site, first + at));
    }
  } catch (error) {
    // Those that have started would keep this program, and Playwright waiting for the others.
    servers.forEach((server) => server.close());
    throw error;
  }
  servers.forEach(stopOnSignal);
});
