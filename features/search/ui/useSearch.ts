import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {Answer} from '@site/features/search/engine/answer';
import {readFileNames} from '@site/features/search/engine/fileNames';
import type {SearchState} from '@site/features/search/engine/SearchClient';

import {searchClient} from './searchClient';

const serverState: SearchState = {status: 'idle'};

/** How far the search is; as on the server until hydration is done. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(searchClient.subscribe, searchClient.getState, () => serverState);
}

/** A function that loads the search, once for each page view and again after a failure. */
export function useLoadSearch(): () => void {
  const fileNames = readFileNames(usePluginData('docusaurus-lunr-search'));
  const searchDoc = useBaseUrl(fileNames.searchDoc);
  const lunrIndex = useBaseUrl(fileNames.lunrIndex);
  return useCallback(() => {
    void searchClient.load({searchDoc, lunrIndex});
  }, [searchDoc, lunrIndex]);
}

/** The name of the library whose pages the reader is in, as far as the address says. */
export function useLibrary(): string {
  return useLocation().pathname.split('/').find(Boolean) ?? '';
}

/** The newest answers, one for each kind of list: a reader who comes back sees the same list at once. */
const newestAnswers = new Map<string, Answer>();

/**
 * The newest answer for a text, with snippets for the first `listed` hits; null before the first one and
 * for a text without characters.
 */
export function useAnswer(text: string, listed = Infinity): Answer | null {
  const ready = useSearchState().status === 'ready';
  const library = useLibrary();
  const list = `${library} ${listed}`;
  const [answer, setAnswer] = useState(() => {
    const newest = newestAnswers.get(list);
    return newest?.text === text ? newest : null;
  });
  const canAnswer = ready && text.trim() !== '';
  useEffect(() => {
    const overtaken = new AbortController();
    if (!canAnswer) {
      // The next text starts without the answer to the one before.
      setAnswer(null);
    } else {
      const {signal} = overtaken;
      void searchClient.query(text, {library, listed, signal}).then((newest) => {
        newestAnswers.set(list, newest);
        // At once, or a slow phone shows it a frame later.
        flushSync(() => {
          setAnswer(newest);
        });
      });
    }
    return () => {
      overtaken.abort();
    };
  }, [canAnswer, text, library, listed, list]);
  return canAnswer ? answer : null;
}
