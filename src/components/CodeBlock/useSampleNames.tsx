import {type ReactNode, type RefObject, useEffect, useState} from 'react';

import type {SampleNames} from '../SampleNames';

interface Loaded {
  readonly Names: typeof SampleNames;
  readonly pre: HTMLPreElement;
  readonly figure: HTMLElement;
  readonly first: Event;
}

/**
 * The popovers of the names in a sample. Their code is loaded when the pointer or the focus first comes
 * to a sample whose types lie at an address; the last event in the meantime is handed on.
 */
export function useSampleNames(
  body: RefObject<HTMLPreElement | null>,
  address: string | undefined,
): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const pre = body.current;
    const figure = pre?.closest('figure');
    if (!pre || !figure || address === undefined || loaded !== null) {
      return undefined;
    }
    const stopped = new AbortController();
    let first: Event | null = null;
    const load = (event: Event) => {
      first = event;
      import('../SampleNames').then(
        ({SampleNames: Names}) => {
          if (!stopped.signal.aborted) {
            setLoaded({Names, pre, figure, first: first ?? event});
          }
        },
        // Nothing is lost but the popovers; the next event tries again.
        () => undefined,
      );
    };
    for (const type of ['pointerover', 'focusin', 'click', 'keydown']) {
      pre.addEventListener(type, load, {signal: stopped.signal});
    }
    return () => {
      stopped.abort();
    };
  }, [body, address, loaded]);

  if (loaded === null || address === undefined) {
    return null;
  }
  const {Names, ...rest} = loaded;
  return <Names address={address} {...rest} />;
}
