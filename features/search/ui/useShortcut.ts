import {useEffect} from 'react';
import type {RefObject} from 'react';

import {onSearchFocusRequest} from './requestSearchFocus';
import {isSearchShortcut} from './shortcut';

/** Calls a function when the reader asks for the search, by keys or on the home page, and an element is shown. */
export function useShortcut(element: RefObject<HTMLElement | null>, open: () => void): void {
  useEffect(() => {
    const shownElement = () => {
      const box = element.current;
      return box !== null && box.getClientRects().length > 0 ? box : null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const box = shownElement();
      if (box !== null && !event.defaultPrevented && isSearchShortcut(event, box)) {
        event.preventDefault();
        open();
      }
    };
    const takeBack = onSearchFocusRequest(() => {
      const shown = shownElement() !== null;
      if (shown) {
        open();
      }
      return shown;
    });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      takeBack();
    };
  }, [element, open]);
}
