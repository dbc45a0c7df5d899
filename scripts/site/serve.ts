import {readHeaders} from '../../hosting/headers/headersFile';
import {buildDirectory} from './buildSite';
import {checkBuilt, parsePort} from './options';
import {startPreview, stopOnSignal} from '../../hosting/preview/startPreview';
import {readOptions} from '../../shared/process/readOptions';
import {runMain} from '../../shared/process/runMain';

const usage = `Serves the built site.

  npm run serve -- [--port N] [--plain] [--dir build]

--plain behaves like a host that neither redirects nor sends the headers of the site, such as GitHub Pages.`;

runMain(async () => {
  const options = {
    port: {type: 'string', default: process.env.PORT ?? '3000'},
    plain: {type: 'boolean', default: false},
    dir: {type: 'string', default: buildDirectory},
  } as const;
  const {values} = readOptions({options}, usage);
  const port = parsePort(values.port);
  checkBuilt(values.dir);
  const headers = values.plain ? undefined : readHeaders();
  stopOnSignal(await startPreview({directory: values.dir, headers}, port));
  console.log(`http://localhost:${String(port)}`);
});
