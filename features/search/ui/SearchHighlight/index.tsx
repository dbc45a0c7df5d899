import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import {highlightWords, withoutHighlight} from '@site/features/search/engine/highlightAddress';

import {markWords} from './markWords';
import './styles.module.css';

/** Marks the words in the address on the page that a search result has led to; Escape takes them away. */
export function SearchHighlight() {
  const {pathname, search} = useLocation();
  const history = useHistory();
  useEffect(() => {
    const words = highlightWords(search);
    const article = document.querySelector('main article') ?? document.querySelector('main');
    if (words.length === 0 || article === null) {
      return undefined;
    }
    const clear = markWords(article, words);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        history.replace({...history.location, search: withoutHighlight(search)});
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clear();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [pathname, search, history]);
  return null;
}
