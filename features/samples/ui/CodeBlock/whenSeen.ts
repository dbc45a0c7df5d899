let showNow = () => {};

/** Resolves when an element with varied texts is in view or near it, or `loadVariations` is called. */
export function whenSeen(): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          showNow();
        }
      },
      {rootMargin: '200px'},
    );
    showNow = () => {
      observer.disconnect();
      resolve();
    };
    document.querySelectorAll('[data-texts]').forEach((figure) => {
      observer.observe(figure);
    });
  });
}

/** Ends the waiting of `whenSeen`: on a page that the browser itself renders there is nothing to see yet. */
export function loadVariations(): void {
  showNow();
}
