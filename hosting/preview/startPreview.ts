import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';

import {PlainError} from '../../shared/process/runMain';
import {respond} from './respond';
import type {Site} from './respond';

function send(request: IncomingMessage, response: ServerResponse, site: Site): void {
  const {status, headers, body} = respond(
    {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      accept: request.headers.accept,
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    },
    site,
  );
  const length = status === 304 ? {} : {'Content-Length': String(body.length)};
  response.writeHead(status, {...headers, ...length});
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves a built site on a port of this machine. */
export function startPreview(site: Site, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      send(request, response, site);
    } catch (error) {
      // A page that a new build is still writing; the server itself continues.
      console.error(`${request.url ?? ''}: ${String(error)}`);
      response
        .writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'})
        .end('See the terminal.\n');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? new PlainError(
              `Port ${String(port)} is ${error.code === 'EACCES' ? 'not allowed' : 'taken'}. ` +
                `Stop what uses it or choose another: PORT=${String(port < 1024 ? 3000 : port + 1)} npm run site`,
            )
          : error,
      );
    });
    // No host: both localhost families, and reachable from outside a container.
    server.listen(port, () => {
      resolve(server);
    });
  });
}

/** Stops the server on Ctrl-C and on a termination signal. */
export function stopOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
