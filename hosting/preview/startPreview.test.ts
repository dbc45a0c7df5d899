import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import type {IncomingHttpHeaders, Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {readHeaders} from '../headers/headersFile';
import {finishPages} from '../../scripts/site/finish/finishPages';
import {compressFiles} from '../../shared/files/compressFiles';
import {PlainError} from '../../shared/process/runMain';
import {startPreview} from './startPreview';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const script = 'a();'.repeat(400);
let withHeaders: Server;
let plain: Server;
let directory: string;
let cache: string;

// fetch would follow, decode and clean the address, which these tests check.
function ask(server: Server, target: string, headers = {}, method = 'GET'): Promise<Reply> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    const request = httpRequest({port, path: target, headers, method}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const {statusCode = 0, headers: sent} = response;
        resolve({status: statusCode, headers: sent, body: Buffer.concat(parts)});
      });
    });
    request.on('error', reject).end();
  });
}

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-preview-'));
  cache = mkdtempSync(path.join(tmpdir(), 'rk-compressed-'));
  mkdirSync(path.join(directory, 'assets/js'), {recursive: true});
  for (const page of ['index', 'mapper', '404']) {
    const head = `<meta charset=UTF-8><meta name=description content=d><meta property=og:title content=${page}>`;
    const html = `<html><head>${head}</head><h1>${page}</h1><script>a()</script></html>`;
    writeFileSync(path.join(directory, `${page}.html`), html);
  }
  writeFileSync(path.join(directory, 'mapper.md'), `# mapper\n\n${'text '.repeat(300)}\n`);
  writeFileSync(path.join(directory, 'assets/js/main.1.js'), script);
  const headers = readHeaders();
  await finishPages(directory, headers);
  await compressFiles(directory, () => undefined, cache);
  withHeaders = await startPreview({directory, headers}, 0);
  plain = await startPreview({directory, headers: undefined}, 0);
});

afterAll(() => {
  withHeaders.close();
  plain.close();
  rmSync(directory, {recursive: true});
  rmSync(cache, {recursive: true});
});

describe('preview', () => {
  it('sends the policy with the hashes of the page and the other headers', async () => {
    const {status, headers} = await ask(withHeaders, '/mapper');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['permissions-policy']).toBeDefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('sends hashed files as immutable, compressed as the client accepts', async () => {
    const get = (coding: string) =>
      ask(withHeaders, '/assets/js/main.1.js', {'accept-encoding': coding});
    const [br, gzip, none] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')]);
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(none.body.toString()).toBe(script);
    for (const {headers} of [br, gzip, none]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    }
    expect(new Set([br, gzip, none].map(({headers}) => headers.etag)).size).toBe(3);
  });

  it('answers a known ETag with 304', async () => {
    const {etag} = (await ask(withHeaders, '/')).headers;
    const again = await ask(withHeaders, '/', {'if-none-match': `"x", W/${etag ?? ''}`});
    expect(again).toMatchObject({status: 304, headers: {etag}});
    expect(again.body).toHaveLength(0);
    expect((await ask(withHeaders, '/', {'if-none-match': '"x"'})).status).toBe(200);
  });

  it('answers with the Markdown of a page to a client that prefers it', async () => {
    const get = (target: string, accept: string, more = {}) =>
      ask(withHeaders, target, {accept, ...more});
    const markdown = await get('/mapper', 'text/markdown, text/html');
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.vary).toBe('Accept-Encoding, Accept');
    expect(markdown.body.toString()).toMatch(/^# mapper\n/);
    const packed = await get('/mapper', 'text/markdown', {'accept-encoding': 'gzip'});
    expect(gunzipSync(packed.body).equals(markdown.body)).toBe(true);
    for (const accept of ['text/markdown;q=0.1, text/html', 'text/markdown;q=0.0', '*/*']) {
      const {headers} = await get('/mapper', accept);
      expect(headers['content-type'], accept).toBe('text/html; charset=utf-8');
      expect(headers.vary, accept).toContain('Accept');
      expect(headers.etag, accept).not.toBe(markdown.headers.etag);
    }
    const alone = await get('/', 'text/markdown');
    expect(alone.headers['content-type']).toBe('text/html; charset=utf-8');
    const elsewhere = await ask(plain, '/mapper', {accept: 'text/markdown'});
    expect(elsewhere.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('redirects once, with the query', async () => {
    const {status, headers} = await ask(withHeaders, '/mapper/index.html?a=%20b');
    expect({status, location: headers.location}).toEqual({status: 301, location: '/mapper?a=%20b'});
  });

  it('sends the not-found page with status 404 and without long caching', async () => {
    const {status, headers, body} = await ask(withHeaders, '/assets/js/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('id="rk-routes"');
  });

  it('answers HEAD without a body, rejects other methods and paths out of the site', async () => {
    const head = await ask(withHeaders, '/mapper', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
    expect(head.body).toHaveLength(0);
    expect(await ask(withHeaders, '/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD'},
    });
    expect((await ask(withHeaders, '/../package.json')).status).toBe(400);
  });

  it('sends none of our headers from a host without headers', async () => {
    const {status, headers} = await ask(plain, '/mapper.html', {'accept-encoding': 'br'});
    expect(status).toBe(200);
    expect(Object.keys(headers).sort()).toEqual(
      ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'].sort(),
    );
    expect((await ask(plain, '/mapper/')).status).toBe(404);
  });

  it('reports in one line that the port is in use', async () => {
    const address = withHeaders.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const second = startPreview({directory, headers: undefined}, port);
    await expect(second).rejects.toThrow(PlainError);
    await expect(second).rejects.toThrow(`Port ${String(port)} is taken.`);
  });
});
