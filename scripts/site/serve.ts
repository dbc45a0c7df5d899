import {parseArgs} from 'node:util';

import {readHeaders} from '../../hosting/headers/headersFile';
import {buildDirectory} from './buildSite';
import {checkBuilt, parsePort} from './options';
import {startPreview, stopOnSignal} from '../../hosting/preview/startPreview';
import {runMain} from '../../shared/process/runMain';

// tsx scripts/site/serve.ts [--port N] [--plain] [--dir build]: serves what is built. --plain behaves like
// a host that neither redirects nor sends our headers, such as GitHub Pages.
runMain(async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: process.env.PORT ?? '3000'},
      plain: {type: 'boolean', default: false},
      dir: {type: 'string', default: buildDirectory},
    },
  });
  const port = parsePort(values.port);
  checkBuilt(values.dir);
  const headers = values.plain ? undefined : readHeaders();
  stopOnSignal(await startPreview({directory: values.dir, headers}, port));
  console.log(`http://localhost:${String(port)}`);
});
