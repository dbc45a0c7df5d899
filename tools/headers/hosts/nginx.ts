import type {HeadersFile} from '../headersFile';
import {httpsHeaders} from '../policy';
import {spelledHome, spelledNotFound, spelledPage, written} from './pattern';

/** The part of an nginx `server` block that serves the site; root, names and certificate are the host's. */
export function nginxConf(file: HeadersFile, hashes: readonly string[]): string {
  const {caching} = file;
  const headers = Object.entries(httpsHeaders(file, hashes));
  return `# ${written}
# Inside a server block: root /path/to/build; include /path/to/deploy/nginx.conf;
charset utf-8;
gzip_static on;
# Needs the module ngx_brotli:
# brotli_static on;
absolute_redirect off;
error_page 404 /404.html;

set $rk_cache "${caching.default}";
add_header Cache-Control $rk_cache always;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}

location = / {
    try_files /index.html =404;
}

location = /404.html {
    internal;
}

location ~ "${spelledNotFound}" {
    return 404;
}

location ~ "${spelledHome}" {
    return 301 /$is_args$args;
}

# Other spellings of a page: redirected when there is the page, else not found at once.
location ~ "${spelledPage}" {
    set $rk_page $1;
    if (-f $document_root/$rk_page.html) {
        return 301 /$rk_page$is_args$args;
    }
    return 404;
}

location ~ "\\.md$" {
    types {}
    default_type "text/markdown; charset=utf-8";
    try_files $uri =404;
}

location ~ "\\.webmanifest$" {
    types {}
    default_type "application/manifest+json; charset=utf-8";
    try_files $uri =404;
}
${Object.entries(caching.prefixes)
  .map(([prefix, value]) => cachedLocation(prefix, value))
  .join('')}
location / {
    try_files $uri $uri.html =404;
}
`;
}

function cachedLocation(prefix: string, value: string): string {
  return `
location ^~ ${prefix} {
    set $rk_cache "${value}";
    try_files $uri =404;
}
`;
}
