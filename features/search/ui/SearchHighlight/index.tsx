import {useCallback, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import {highlightWords, withoutHighlight} from '@site/features/search/engine/highlightAddress';

import {Icon} from '../../../../shared/ui/Icon';
import {markWords} from './markWords';
import styles from './styles.module.css';

/** Marks the words in the address on the page that a search result has led to; Escape and a button take them away. */
export function SearchHighlight() {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const [marked, setMarked] = useState(false);
  const remove = useCallback(() => {
    const {location} = history;
    history.replace({...location, search: withoutHighlight(location.search)});
  }, [history]);
  useEffect(() => {
    const words = highlightWords(search);
    const article = document.querySelector('main article') ?? document.querySelector('main');
    if (words.length === 0 || article === null) {
      return undefined;
    }
    const clear = markWords(article, words, setMarked);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        remove();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clear();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [pathname, search, remove]);
  return (
    marked && (
      <button className={styles.remove} type="button" onClick={remove}>
        <Icon name="close" />
        Remove highlights
      </button>
    )
  );
}
