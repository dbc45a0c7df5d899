import type {HeadersFile, Policy} from './headersFile';

// A browser ignores these in a meta element and logs a warning.
const headerOnly = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

function withHashes(policy: Policy, hashes: readonly string[]): Policy {
  const scripts = [...(policy['script-src'] ?? ["'self'"]), ...hashes];
  return {...policy, 'script-src': scripts};
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The policy for a preview on http: no directive that needs https. */
export function headerPolicy(file: HeadersFile, hashes: readonly string[]): string {
  return policyText(withHashes(file.policy, hashes));
}

/** The policy for a host with https. */
export function httpsPolicy(file: HeadersFile, hashes: readonly string[]): string {
  return policyText(withHashes({...file.policy, ...file.https.policy}, hashes));
}

/** The policy for the meta element of a page: without what works only in a header. */
export function metaPolicy(file: HeadersFile, hashes: readonly string[]): string {
  const entries = Object.entries(file.policy).filter(([name]) => !headerOnly.includes(name));
  return policyText(withHashes(Object.fromEntries(entries), hashes));
}

/** All headers except caching that a host with https sends with every response. */
export function httpsHeaders(
  file: HeadersFile,
  hashes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': httpsPolicy(file, hashes),
    ...file.headers,
    ...file.https.headers,
  };
}

/** The `Cache-Control` value for a path. */
export function cacheControl(file: HeadersFile, path: string): string {
  const match = Object.entries(file.caching.prefixes).find(([prefix]) => path.startsWith(prefix));
  return match?.[1] ?? file.caching.default;
}

/** The headers added to a file by the end of its name. */
export function endingHeaders(file: HeadersFile, path: string): Readonly<Record<string, string>> {
  const match = Object.entries(file.endings).find(([ending]) => path.endsWith(ending));
  return match?.[1] ?? {};
}

/** The script hashes that a finished page allows in its policy. */
export function hashesOf(html: string): string[] {
  const [meta] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html) ?? [];
  if (meta === undefined) {
    throw new Error('The page has no policy: run `npm run build`, which finishes the pages.');
  }
  return meta.match(/'sha256-[^']+'/g) ?? [];
}
