import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {searchOf} from '@site/shared/text/searchOf';

const writeDelay = 250;

/**
 * The text after `?q=` and a function to change it. Empty on the server and until hydration, since the
 * page is built without an address; written with a delay, since browsers limit how often.
 */
export function useQueryInAddress(): readonly [string, (text: string) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [text, setText] = useState(() => (isBrowser ? queryOf(search) : ''));
  const written = useRef<string | null>(null);

  useEffect(() => {
    const typed = queryOf(search);
    if (typed !== written.current) {
      written.current = typed;
      setText(typed);
    }
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (written.current !== null && text !== written.current) {
        written.current = text;
        history.replace({...history.location, search: withQuery(history.location.search, text)});
      }
    }, writeDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [text, history]);

  return [text, setText];
}

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** The query part of an address with another text to search. */
export function withQuery(search: string, text: string): string {
  const query = new URLSearchParams(search);
  if (text === '') {
    query.delete('q');
  } else {
    query.set('q', text);
  }
  return searchOf(query);
}
