import type {Site} from '../hosting/preview/respond';
import {startPreview} from '../hosting/preview/startPreview';

/** Serves a site on a free port while a task runs. */
export async function withPreview<T>(site: Site, task: (origin: string) => Promise<T>): Promise<T> {
  const server = await startPreview(site, 0);
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') {
      throw new Error('The preview server has no port.');
    }
    return await task(`http://localhost:${address.port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
