import {readFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {
  ask,
  freePort,
  headers,
  installedHosts,
  removeHostFiles,
  untilReady,
  written,
} from './hostServers';
import {build, files, read} from './site';

// The generated configurations and our own preview server respond identically. A host that is not installed
// is left out; the preview server is always available.

const script = files.find((file) => /^assets\/js\/main.*\.js$/.test(file)) ?? 'no main script';

const answers: readonly [target: string, status: number, location?: string][] = [
  ['/', 200],
  ['/mapper', 200],
  ['/mapper?q=/a/', 200],
  [`/${script}`, 200],
  ['/sitemap.xml', 200],
  ['/index.md', 200],
  ['/mapper.md', 200],
  ['/llms.txt', 200],
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
  ['/unknown.md', 404],
  ['/mapper.md/', 404],
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

const hosts = installedHosts();
console.log(`hosts: ${hosts.map(({name}) => name).join(', ')}`);

afterAll(removeHostFiles);

describe.each(hosts)('$name', ({start}) => {
  let port: number;
  let stop: () => void;

  beforeAll(async () => {
    port = await freePort();
    stop = await start(port);
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

  it('sends the headers of hosting/headers.json with pages, files and the not-found page', async () => {
    for (const target of ['/', '/mapper', `/${script}`, '/mapper.md', '/unknown', '/mapper/']) {
      const reply = await ask(port, target);
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      for (const [name, value] of Object.entries(headers.headers)) {
        expect(reply.headers[name.toLowerCase()]).toBe(value);
      }
    }
  });

  it('sends Markdown, text and feeds with their types, and keeps Markdown out of search engines', async () => {
    for (const [target, type, robots] of [
      ['/mapper.md', 'text/markdown; charset=utf-8', 'noindex'],
      ['/llms.txt', 'text/plain; charset=utf-8', undefined],
      ['/llms-full.txt', 'text/plain; charset=utf-8', undefined],
      ['/robots.txt', 'text/plain; charset=utf-8', undefined],
      ['/offline.zip', 'application/zip', undefined],
      [
        '/.well-known/agent-skills/rekalogika-mapper/SKILL.md',
        'text/markdown; charset=utf-8',
        'noindex',
      ],
      ['/feed.xml', 'application/atom+xml; charset=utf-8', undefined],
      ['/mapper/feed.xml', 'application/atom+xml; charset=utf-8', undefined],
      ['/mapper', 'text/html; charset=utf-8', undefined],
    ] as const) {
      const reply = await ask(port, target);
      expect(reply.headers['content-type']?.toLowerCase(), target).toBe(type);
      expect(reply.headers['x-robots-tag'], target).toBe(robots);
    }
  });

  it('sends the index of the skills as JSON, with the bytes of the build', async () => {
    const file = '.well-known/agent-skills/index.json';
    const reply = await ask(port, `/${file}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(Buffer.from(reply.body, 'latin1').equals(read(file))).toBe(true);
  });

  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['Text/Markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7', true],
    ['text/markdown;q=0.5', true],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0, */*', false],
    ['text/markdown; q=0.000', false],
    ['*/*', false],
    ['', false],
  ])('answers a page for "%s" with Markdown: %s', async (accept, isMarkdown) => {
    for (const [target, name] of [
      ['/', 'index'],
      ['/mapper', 'mapper'],
      ['/mapper?q=a', 'mapper'],
      ['/mapper/object/map', 'mapper/object/map'],
    ] as const) {
      const reply = await ask(port, target, 'identity', accept);
      const file = `${name}.${isMarkdown ? 'md' : 'html'}`;
      expect(reply.status, target).toBe(200);
      expect(Buffer.from(reply.body, 'latin1').equals(read(file)), target).toBe(true);
      const type = isMarkdown ? 'text/markdown' : 'text/html';
      expect(reply.headers['content-type']?.toLowerCase(), target).toBe(`${type}; charset=utf-8`);
      expect(reply.headers['x-robots-tag'], target).toBe(isMarkdown ? 'noindex' : undefined);
      expect(reply.headers.vary?.split(/, */), target).toContain('Accept');
      expect(reply.headers['x-content-type-options'], target).toBe('nosniff');
    }
  });

  it('answers a client that prefers Markdown the same where there is none', async () => {
    const get = (target: string) => ask(port, target, 'identity', 'text/markdown');
    expect((await get('/mapper/')).headers.location).toBe('/mapper');
    expect((await get('/unknown')).status).toBe(404);
    expect((await get('/mapper.md')).headers['content-type']).toMatch(/^text\/markdown/);
    expect((await get(`/${script}`)).headers['content-type']).toMatch(/javascript/);
    expect((await get('/search')).headers['content-type']).toMatch(/^text\/html/);
  });

  it('lets only files with a hash in their name be cached for long', async () => {
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
  it('match headers.json and the built pages', () => {
    for (const [name, text] of Object.entries(written)) {
      const file = path.join(build, '..', 'hosting/deploy', name);
      expect(readFileSync(file, 'utf8') === text, `${name}: npx tsx scripts/headers.ts`).toBe(true);
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
