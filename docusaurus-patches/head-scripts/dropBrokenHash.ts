/**
 * Takes a hash that does not decode, such as `#100%`, out of an address that the browser goes to within the
 * page, before the router reads it: the router decodes without a guard, and the page would crash. Runs in
 * the page as text: it may use nothing from outside.
 */
export function dropBrokenHash(window: Window): void {
  window.addEventListener('popstate', () => {
    const {hash, pathname, search} = window.location;
    try {
      decodeURIComponent(hash);
    } catch {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  });
}
