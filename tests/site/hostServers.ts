import {spawn, spawnSync} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {readHeaders} from '../../hosting/headers/headersFile';
import {deployFiles} from '../../hosting/headers/hosts';
import {hashesOf} from '../../hosting/headers/policy';
import {startPreview} from '../../hosting/preview/startPreview';
import {build, read} from './site';

/** The hand-written headers. */
export const headers = readHeaders();

/** The expected deploy files. */
export const written = deployFiles(headers, hashesOf(read('index.html').toString('utf8')));

const folder = mkdtempSync(path.join(tmpdir(), 'rk-hosts-'));

/** A raw response: not decoded, redirects not followed. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request to a host on this machine. */
export function ask(
  port: number,
  target: string,
  coding = 'identity',
  accept = '*/*',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = {'accept-encoding': coding, accept};
    const options = {port, host: '127.0.0.1', path: target, headers: sent};
    request(options, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString('latin1')));
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, headers: response.headers, body});
      });
    })
      .on('error', reject)
      .end();
  });
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  });
}

/** Waits until a host responds. */
export async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await ask(port, '/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing responds on port ${String(port)}.`);
}

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function startNginx(port: number): ChildProcess {
  const site = write('site.conf', written['nginx.conf'] ?? '');
  const config = write(
    'nginx.conf',
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http { include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server { listen 127.0.0.1:${String(port)}; root ${build}; include ${site}; } }`,
  );
  return spawn('nginx', ['-e', `${folder}/error.log`, '-c', config], {stdio: 'ignore'});
}

function startCaddy(port: number): ChildProcess {
  const text = (written.Caddyfile ?? '')
    .replace('rekalogika.dev {', `{\n\tadmin off\n}\nhttp://127.0.0.1:${String(port)} {`)
    .replace('/srv/rekalogika.dev/build', build);
  const config = write('Caddyfile', text);
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {stdio: 'ignore'});
}

async function startOurs(port: number): Promise<Stop> {
  const server = await startPreview({directory: build, headers}, port);
  return () => server.close();
}

function isInstalled(command: string, argument: string): boolean {
  return spawnSync(command, [argument]).status === 0;
}

type Stop = () => void;

/** A way to serve the built site; `start` returns a function that stops it. */
export interface Host {
  readonly name: string;
  readonly start: (port: number) => Promise<Stop>;
}

function asHost(start: (port: number) => ChildProcess): Host['start'] {
  return (port) => {
    const child = start(port);
    return Promise.resolve(() => child.kill());
  };
}

/** The preview server, and nginx and Caddy if they are installed. */
export function installedHosts(): Host[] {
  return [
    {name: 'preview', start: startOurs},
    ...(isInstalled('nginx', '-v') ? [{name: 'nginx', start: asHost(startNginx)}] : []),
    ...(isInstalled('caddy', 'version') ? [{name: 'caddy', start: asHost(startCaddy)}] : []),
  ];
}

/** Removes what the hosts wrote. */
export function removeHostFiles(): void {
  rmSync(folder, {recursive: true, force: true});
}
