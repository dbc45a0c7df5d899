import {useEffect, useReducer} from 'react';
import type {Dispatch, KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';

import type {Answer} from '@site/features/search/engine/answer';
import type {SearchState} from '@site/features/search/engine/SearchClient';

import {boxKey, searchBoxReducer, emptyBox} from './searchBoxReducer';
import type {BoxAction, BoxState} from './searchBoxReducer';
import {hitLinks} from './hitLinks';
import type {HitLink} from './hitLinks';
import {searchClient} from './searchClient';
import {useAnswer, useLibrary, useSearchState} from './useSearch';

/** What the box shows and how it is changed. */
export interface SearchBoxModel extends BoxState {
  readonly answer: Answer | null;
  readonly links: readonly HitLink[];
  readonly dispatch: Dispatch<BoxAction>;
  /** To be called when the reader goes to a page. */
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

// Closing a sheet takes its box away: the next one begins with the same text.
let sheetText = '';

/**
 * The text, the list and the keys of the search box. `onLeave` is called when a key opens a page, and in a
 * sheet, which has no list to close, by Escape.
 */
export function useSearchBox(inSheet: boolean, onLeave?: () => void): SearchBoxModel {
  const [box, dispatch] = useReducer(searchBoxReducer, {
    ...emptyBox,
    text: inSheet ? sheetText : '',
  });
  useEffect(() => {
    if (inSheet) {
      sheetText = box.text;
    }
  }, [inSheet, box.text]);
  const state = useSearchState();
  const answer = useAnswer(box.text, listed(state));
  const links = hitLinks(answer?.pages ?? [], state);
  const leave = () => {
    dispatch({type: 'close'});
    onLeave?.();
  };
  const pick = usePick(leave);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing
      ? null
      : boxKey(event.key, event.ctrlKey || event.metaKey, box, links.length);
    if (action === null) {
      return;
    }
    event.preventDefault();
    if (inSheet && event.key === 'Escape') {
      leave();
    } else if (action.type === 'pick') {
      void pick(box, answer, action.newTab);
    } else {
      dispatch(action);
    }
  };
  return {...box, answer, links, dispatch, leave, onKeyDown};
}

function usePick(onLeave: () => void) {
  const history = useHistory();
  const library = useLibrary();
  return async ({text, active}: BoxState, answer: Answer | null, newTab: boolean) => {
    // The list may still answer an earlier text when the reader is quick.
    const {pages} =
      answer?.text === text
        ? answer
        : await searchClient.query(text, {library, listed: listed(searchClient.getState())});
    const address = hitLinks(pages, searchClient.getState())[Math.max(active, 0)]?.address;
    if (address === undefined) {
      return;
    }
    if (newTab) {
      window.open(address, '_blank', 'noopener');
    } else {
      onLeave();
      history.push(address);
    }
  };
}

/** How many hits the list can show. */
function listed(state: SearchState): number {
  return state.status === 'ready' ? state.options.maxHits : 0;
}
