/** The part of `window` that the script uses. */
export interface AddressWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  readonly document: Pick<Document, 'getElementById' | 'write'>;
}

/** The clean form of a path: one leading slash; no trailing `.html`, `/index`, `/index.html` or slash. */
export function cleanPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '').replace(/(?:\/index(?:\.html)?|\.html)$/, '');
  return '/' + trimmed.replace(/^\/+|\/+$/g, '');
}

/**
 * Reduces the address of the page to its clean form on hosts that cannot redirect. If the host sent the
 * right page, the address is rewritten before hydration. On the not-found page, which contains the list of
 * routes, a known clean address is opened instead; an unknown one stays not found.
 */
export function cleanAddress(
  {location, history, document}: AddressWindow,
  clean: (path: string) => string,
): void {
  const path = clean(location.pathname);
  if (path === location.pathname) {
    return;
  }
  const address = path + location.search + location.hash;
  const list = document.getElementById('rk-routes')?.textContent ?? null;
  if (list === null) {
    history.replaceState(history.state, '', address);
    return;
  }
  const routes: unknown = JSON.parse(list);
  if (Array.isArray(routes) && routes.includes(path)) {
    location.replace(address);
    // The rest of the not-found page becomes hidden text: it is not shown and does not start React, which
    // would find the page of this address instead of the one that the host sent.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else stops the parser
    document.write('<plaintext hidden>');
  }
}

/** The inline script: the two functions above as text, so they must be self-contained. */
export function cleanAddressScript(): string {
  return `(${String(cleanAddress)})(window, ${String(cleanPath)});`;
}
