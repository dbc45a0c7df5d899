/** Calls back once when the first buttons of the page come into view or near it; returns what stops waiting. */
export function whenSeen(callBack: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callBack();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        callBack();
      }
    },
    {rootMargin: '200px'},
  );
  document.querySelectorAll('[data-texts]').forEach((buttons) => {
    observer.observe(buttons);
  });
  return () => {
    observer.disconnect();
  };
}
