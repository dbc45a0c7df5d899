import {useSyncExternalStore} from 'react';

const changed = 'choice';

/** The query of the address, empty in the build; it follows `pushSearch` and the back button. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Writes another query into the address, with an entry in the history. The router is not used: it would move
 * the focus to the top, as for a new page.
 */
export function pushSearch(search: string): void {
  const {pathname, hash} = window.location;
  window.history.pushState(window.history.state, '', `${pathname}${search}${hash}`);
  window.dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
  const stopped = new AbortController();
  for (const event of ['popstate', changed]) {
    window.addEventListener(event, notify, {signal: stopped.signal});
  }
  return () => {
    stopped.abort();
  };
}
