import {useEffect} from 'react';
import type {RefObject} from 'react';

import {asksForSearch} from './shortcut';

/** Calls a function when the reader asks for the search by keys and an element is shown. */
export function useShortcut(element: RefObject<HTMLElement | null>, open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const box = element.current;
      const shown = box !== null && box.getClientRects().length > 0;
      if (shown && !event.defaultPrevented && asksForSearch(event, box)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element, open]);
}
