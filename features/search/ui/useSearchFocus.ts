import {useCallback, useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';

import type {SearchState} from '@site/features/search/engine/SearchClient';

/** What in the box can have the focus: the wrapper while the input is disabled, the input, Retry. */
export interface SearchFocus {
  readonly wrapper: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly retry: RefObject<HTMLButtonElement | null>;
  /** Focuses what is there to be focused. */
  readonly focus: () => void;
  /** Records whether the focus is in the box. */
  readonly setHeld: (held: boolean) => void;
}

/** Keeps the focus in the box when its state changes, so that a reader who came early can type at once. */
export function useSearchFocus(status: SearchState['status']): SearchFocus {
  const wrapper = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const held = useRef(false);
  const focus = useCallback(() => {
    const field = input.current?.disabled === false ? input.current : null;
    (retry.current ?? field ?? wrapper.current)?.focus();
  }, []);
  const setHeld = useCallback((value: boolean) => {
    held.current = value;
  }, []);
  useLayoutEffect(() => {
    // The reader may have gone into the box before React was there.
    held.current ||= wrapper.current?.contains(document.activeElement) === true;
  }, []);
  useLayoutEffect(() => {
    // An element that goes away with the old state sends no blur to React.
    if (held.current) {
      focus();
    }
  }, [status, focus]);
  return {wrapper, input, retry, focus, setHeld};
}
