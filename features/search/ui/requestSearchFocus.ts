const request = 'rk-search';

/** Moves the focus to the search of the navbar, as `/` does; returns whether there is one that took it. */
export function requestSearchFocus(): boolean {
  return !document.dispatchEvent(new Event(request, {cancelable: true}));
}

/** Calls a function when the focus is requested; it returns whether it took it. Returns the function that unregisters it. */
export function onSearchFocusRequest(answer: () => boolean): () => void {
  const onRequest = (event: Event) => {
    if (!event.defaultPrevented && answer()) {
      event.preventDefault();
    }
  };
  document.addEventListener(request, onRequest);
  return () => {
    document.removeEventListener(request, onRequest);
  };
}
