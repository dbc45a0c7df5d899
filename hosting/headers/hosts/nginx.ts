import type {HeadersFile} from '../headersFile';
import {httpsHeaders} from '../policy';
import {
  namesMarkdown,
  refusesMarkdown,
  spelledHome,
  spelledNotFound,
  spelledPage,
  written,
} from './pattern';

/** The part of an nginx `server` block that serves the site; root, names and certificate are the host's. */
export function nginxConf(file: HeadersFile, hashes: readonly string[]): string {
  const {caching} = file;
  const headers = Object.entries(httpsHeaders(file, hashes));
  const ofEndings = new Set(Object.values(file.endings).flatMap(Object.keys).filter(isAdded));
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
# Empty ones are not sent. An add_header in a location would take away those above.
${[...ofEndings]
  .map((name) => `set ${variableOf(name)} "";\nadd_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

# A page is also Markdown, which its address returns to a client that prefers it.
set $rk_vary "";
add_header Vary $rk_vary always;
set $rk_markdown "";
if ($http_accept ~* "${namesMarkdown}") {
    set $rk_markdown "yes";
}
if ($http_accept ~* "${refusesMarkdown}") {
    set $rk_markdown "";
}
set $rk_twin "/";
if ($rk_markdown) {
    set $rk_twin $document_root$uri.md;
}
if (-f $rk_twin) {
    set $rk_vary "Accept";
    rewrite ^ $uri.md last;
}

location = / {
    set $rk_vary "Accept";
    if ($rk_markdown) {
        rewrite ^ /index.md last;
    }
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
${Object.entries(file.endings)
  .map(([ending, added]) => endingLocation(ending, added))
  .join('')}${Object.entries(caching.prefixes)
    .map(([prefix, value]) => cachedLocation(prefix, value))
    .join('')}
location / {
    set $rk_vary "Accept";
    try_files $uri $uri.html =404;
}
`;
}

function isAdded(header: string): boolean {
  return header !== 'Content-Type';
}

function variableOf(header: string): string {
  return `$rk_${header.toLowerCase().replaceAll('-', '_')}`;
}

function endingLocation(ending: string, headers: Readonly<Record<string, string>>): string {
  const added = Object.entries(headers)
    .filter(([name]) => isAdded(name))
    .map(([name, value]) => `    set ${variableOf(name)} "${value}";\n`);
  return `
location ~ "${ending.replaceAll('.', '\\.')}$" {
    types {}
    default_type "${headers['Content-Type'] ?? 'application/octet-stream'}";
${added.join('')}    try_files $uri =404;
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
