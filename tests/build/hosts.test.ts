import {spawn, spawnSync} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {deployFiles} from '../../tools/headers/hosts';
import {readHeaders} from '../../tools/headers/headersFile';
import {hashesOf} from '../../tools/headers/policy';
import {startPreview} from '../../tools/site/preview/startPreview';
import {build, files, read} from './site';

// The written configurations and our own preview server answer the same. A host that is not installed is
// left out; the preview server is always there.

const headers = readHeaders();
const written = deployFiles(headers, hashesOf(read('index.html').toString('utf8')));
const folder = mkdtempSync(path.join(tmpdir(), 'rk-hosts-'));
const script = files.find((file) => /^assets\/js\/main.*\.js$/.test(file)) ?? 'no main script';

const answers: readonly [target: string, status: number, location?: string][] = [
  ['/', 200],
  ['/mapper', 200],
  ['/mapper?q=/a/', 200],
  [`/${script}`, 200],
  ['/sitemap.xml', 200],
  ['/index.html', 301, '/'],
  ['/index', 301, '/'],
  ['/index.html?a=1', 301, '/?a=1'],
  ['/mapper/', 301, '/mapper'],
  ['/mapper//', 301, '/mapper'],
  ['/mapper.html', 301, '/mapper'],
  ['/mapper/index.html', 301, '/mapper'],
  ['/mapper/index', 301, '/mapper'],
  ['/mapper.html?a=1&b=%2F%20', 301, '/mapper?a=1&b=%2F%20'],
  ['/mapper/?a=1', 301, '/mapper?a=1'],
  ['//mapper/', 301, '/mapper'],
  ['/unknown', 404],
  ['/unknown/', 404],
  ['/unknown.html', 404],
  ['/unknown/index.html', 404],
  ['//evil.example/', 404],
  ['//evil.example/mapper.html', 404],
  ['/404.html', 404],
  ['/404', 404],
  ['/404/', 404],
  ['/assets', 404],
  ['/assets/', 404],
  ['/assets/js/unknown.js', 404],
];

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(port: number, target: string, coding = 'identity'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = {port, host: '127.0.0.1', path: target, headers: {'accept-encoding': coding}};
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  });
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await ask(port, '/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing answers on port ${String(port)}.`);
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

async function startOurs(port: number): Promise<() => void> {
  const server = await startPreview({directory: build, headers}, port);
  return () => server.close();
}

const hosts = [
  {name: 'preview', installed: true, gzip: true, start: undefined},
  {name: 'nginx', installed: isInstalled('nginx', '-v'), gzip: true, start: startNginx},
  {name: 'caddy', installed: isInstalled('caddy', 'version'), gzip: true, start: startCaddy},
];

function isInstalled(command: string, argument: string): boolean {
  return spawnSync(command, [argument]).status === 0;
}

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

describe.each(hosts.filter(({installed}) => installed))('$name', ({start}) => {
  let port: number;
  let stop: () => void;

  beforeAll(async () => {
    port = await freePort();
    const child = start?.(port);
    stop = child === undefined ? await startOurs(port) : () => child.kill();
    await untilReady(port);
  });

  afterAll(() => {
    stop();
  });

  it.each(answers)(
    '%s answers %i %s',
    async (target: string, status: number, location?: string) => {
      const reply = await ask(port, target);
      expect({status: reply.status, location: reply.headers.location}).toEqual({status, location});
      if (status === 404) {
        expect(reply.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(reply.body).toContain('id="rk-routes"');
      }
    },
  );

  it('sends the headers of deploy/headers.json with pages, files and the not-found page', async () => {
    for (const target of ['/', '/mapper', `/${script}`, '/unknown', '/mapper/']) {
      const reply = await ask(port, target);
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      for (const [name, value] of Object.entries(headers.headers)) {
        expect(reply.headers[name.toLowerCase()]).toBe(value);
      }
    }
  });

  it('lets only files with a hash in their name be kept', async () => {
    const cacheOf = async (target: string) => (await ask(port, target)).headers['cache-control'];
    expect(await cacheOf(`/${script}`)).toBe('public, max-age=31536000, immutable');
    for (const target of ['/', '/mapper', '/unknown', '/assets/js/unknown.js', '/sitemap.xml']) {
      expect(await cacheOf(target)).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('sends the gzip file of the build', async () => {
    for (const [target, file] of [
      ['/mapper', 'mapper.html'],
      [`/${script}`, script],
    ] as const) {
      const reply = await ask(port, target, 'gzip');
      expect(reply.headers['content-encoding']).toBe('gzip');
      expect(Buffer.from(reply.body, 'latin1').equals(read(`${file}.gz`))).toBe(true);
    }
  });
});

describe('deploy files', () => {
  it('are those that headers.json and the built pages give', () => {
    for (const [name, text] of Object.entries(written)) {
      const file = path.join(build, '..', 'deploy', name);
      expect(readFileSync(file, 'utf8') === text, `${name}: npx tsx tools/headers/index.ts`).toBe(
        true,
      );
    }
    expect(Object.keys(written)).toHaveLength(5);
  });

  it('have no redirect that could lead to another site', () => {
    const targets = (written._redirects ?? '').split('\n').slice(1).filter(Boolean);
    expect(targets.length).toBeGreaterThan(3);
    expect(
      targets.filter((line) => !/^(?:\/:p\d)+\/index\.html (?:\/:p\d)+ 301$/.test(line)),
    ).toEqual([]);
  });
});
