import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';

import type {CopySection} from '../CopySection';

interface Loaded {
  readonly Copy: typeof CopySection;
  readonly first: Event | undefined;
}

/**
 * Offers to copy the section whose heading is under the pointer, pressed or in the address, or in which the keyboard
 * put the focus. The code for it is loaded when a section is first reached; the last event before that is passed on to it.
 */
export function OfferSections(): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const {hash} = useLocation();
  useEffect(() => {
    if (loaded !== null) {
      return undefined;
    }
    const stopped = new AbortController();
    let first: Event | undefined;
    const load = (event?: Event) => {
      const reached = event?.type === 'focusin' ? '.theme-doc-markdown :focus-visible' : 'h2, h3';
      if (event?.target instanceof Element && event.target.closest(reached) === null) {
        return;
      }
      first = event;
      import('../CopySection').then(
        ({CopySection: Copy}) => {
          setLoaded({Copy, first});
        },
        // Only the button is missing; the next event tries again.
        () => undefined,
      );
    };
    document.addEventListener('pointerover', load, {signal: stopped.signal});
    document.addEventListener('pointerup', load, {signal: stopped.signal});
    document.addEventListener('focusin', load, {signal: stopped.signal});
    if (hash !== '') {
      load();
    }
    return () => {
      stopped.abort();
    };
  }, [loaded, hash]);
  return loaded && <loaded.Copy first={loaded.first} />;
}
