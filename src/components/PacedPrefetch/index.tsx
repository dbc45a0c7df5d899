import {useLayoutEffect} from 'react';

import {pace} from './pace';

const pause = 1000; // ms

/** Prefetches the pages of visible links one after another, so that they do not crowd the first load. */
export function PacedPrefetch(): null {
  // Before the links are seen: their observers run after the layout.
  useLayoutEffect(() => {
    const original = window.docusaurus;
    const later = (next: () => void) => {
      window.setTimeout(next, pause);
    };
    const paced = pace((address) => original.prefetch(address) !== false, later);
    window.docusaurus = {
      ...original,
      prefetch: (address) => {
        paced(address);
        return false;
      },
    };
    return () => {
      window.docusaurus = original;
    };
  }, []);
  return null;
}
