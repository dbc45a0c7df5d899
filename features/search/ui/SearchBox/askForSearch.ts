const request = 'rk-search';

/** Asks the search of the navbar to take the focus, as `/` does; says whether one is there that did. */
export function askForSearch(): boolean {
  return !document.dispatchEvent(new Event(request, {cancelable: true}));
}

/** Calls a function when a reader opens the search; it returns whether it took the focus. Returns the function that unregisters it. */
export function answerSearch(answer: () => boolean): () => void {
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
