import {readHeaders} from '../hosting/headers/headersFile';
import {buildDirectory, buildSite} from './site/buildSite';
import {parsePort} from './site/options';
import {startPreview, stopOnSignal} from '../hosting/preview/startPreview';
import {PlainError, runMain} from '../shared/process/runMain';

const required = ['/', '/mapper'];

async function checkAnswers(address: string): Promise<void> {
  for (const route of required) {
    const {status} = await fetch(address + route, {redirect: 'manual'});
    if (status !== 200) {
      throw new PlainError(`${address}${route} answers ${String(status)} instead of 200.`);
    }
  }
}

// npm run site: builds, serves, and prints the address last.
runMain(async () => {
  const port = parsePort(process.env.PORT ?? '3000');
  const site = {directory: buildDirectory, headers: readHeaders()};
  // A port in use is reported before the build, not after it.
  const probe = await startPreview(site, port);
  await new Promise((resolve) => probe.close(resolve));

  await buildSite();
  const server = await startPreview(site, port);
  const address = `http://localhost:${String(port)}`;
  try {
    await checkAnswers(address);
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  stopOnSignal(server);
  console.log(`${required.join(' and ')} answer 200. Ctrl-C stops the server.`);
  console.log(address);
});
