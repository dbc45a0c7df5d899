/**
 * Removes a hash that does not decode, such as `#100%`, from the URL of a navigation within the page before
 * the router reads it: the router decodes it without a guard, and the page would crash. The function is
 * inlined into the page as text, so it must not use anything from outside.
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
