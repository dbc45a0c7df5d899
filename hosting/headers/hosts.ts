import type {HeadersFile} from './headersFile';
import {caddyfile} from './hosts/caddy';
import {nginxConf} from './hosts/nginx';
import {pagesHeaders, pagesRedirects} from './hosts/pages';
import {vercelJson} from './hosts/vercel';

/** All deploy files by name, from the hand-written headers and the script hashes of the built pages. */
export function deployFiles(
  file: HeadersFile,
  hashes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'nginx.conf': nginxConf(file, hashes),
    Caddyfile: caddyfile(file, hashes),
    _headers: pagesHeaders(file, hashes),
    _redirects: pagesRedirects(),
    'vercel.json': vercelJson(file, hashes),
  };
}
