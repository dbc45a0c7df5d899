import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {HeadersFile} from '../headers/headersFile';
import {cacheControl, endingHeaders, hashesOf, headerPolicy} from '../headers/policy';
import {chooseEncoding, endings} from './encoding';
import {prefersMarkdown} from './prefersMarkdown';
import {routeWithoutRedirects, route} from './route';

/** The parts of a request that the server needs. */
export interface PreviewRequest {
  readonly method: string;
  readonly target: string;
  readonly accept?: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** What the server sends. The body is always set; the server omits it for HEAD. */
export interface PreviewResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A built site: the headers to send with it, or none for a host without headers. */
export interface Site {
  readonly directory: string;
  readonly headers: HeadersFile | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

const noBody = Buffer.alloc(0);

function isFile(file: string): boolean {
  // statSync alone would throw for an address below a file, such as /robots.txt/.
  return existsSync(file) && statSync(file).isFile();
}

function textResponse(
  status: number,
  text: string,
  headers: PreviewResponse['headers'] = {},
): PreviewResponse {
  const body = Buffer.from(`${text}\n`);
  return {status, headers: {...headers, 'Content-Type': 'text/plain; charset=utf-8'}, body};
}

function siteHeaders({directory, headers}: Site, file: string): Record<string, string> {
  if (headers === undefined) {
    return {};
  }
  // The hashes of the page itself, so that a build while the server runs needs no restart.
  const hashes = file.endsWith('.html')
    ? hashesOf(readFileSync(path.join(directory, file), 'utf8'))
    : [];
  return {'Content-Security-Policy': headerPolicy(headers, hashes), ...headers.headers};
}

function fileResponse(
  request: PreviewRequest,
  site: Site,
  status: number,
  file: string,
  isNegotiated = false,
): PreviewResponse {
  const onDisk = path.join(site.directory, file);
  const compressed = site.headers !== undefined && isFile(onDisk + endings.gzip);
  const encoding = compressed ? chooseEncoding(request.acceptEncoding) : undefined;
  const body = readFileSync(encoding === undefined ? onDisk : onDisk + endings[encoding]);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const varies = [...(compressed ? ['Accept-Encoding'] : []), ...(isNegotiated ? ['Accept'] : [])];
  const headers: Record<string, string> = {
    ...siteHeaders(site, file),
    ...(site.headers === undefined
      ? {}
      : {'Cache-Control': cacheControl(site.headers, status === 404 ? '/' : file)}),
    ...(varies.length > 0 && {Vary: varies.join(', ')}),
    ...(encoding === undefined ? {} : {'Content-Encoding': encoding}),
    ETag: etag,
  };
  const known = request.ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known?.some((tag) => tag === etag || tag === '*') === true) {
    return {status: 304, headers, body: noBody};
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const added = site.headers === undefined ? {} : endingHeaders(site.headers, file);
  return {status, headers: {...headers, 'Content-Type': type, ...added}, body};
}

/** The response to a request. */
export function respond(request: PreviewRequest, site: Site): PreviewResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textResponse(405, 'Only GET and HEAD.', {Allow: 'GET, HEAD'});
  }
  const findRoute = site.headers === undefined ? routeWithoutRedirects : route;
  const found = findRoute(request.target, (file) => isFile(path.join(site.directory, file)));
  if (found.status === 400) {
    return textResponse(400, 'This address cannot be read.');
  }
  if (found.status === 301) {
    const headers = {...siteHeaders(site, found.location), Location: found.location};
    return {status: 301, headers, body: noBody};
  }
  const twin = found.file.replace(/\.html$/, '.md');
  const hasTwin =
    site.headers !== undefined &&
    found.status === 200 &&
    twin !== found.file &&
    isFile(path.join(site.directory, twin));
  const file = hasTwin && prefersMarkdown(request.accept ?? '') ? twin : found.file;
  return fileResponse(request, site, found.status, file, hasTwin);
}
