import {useEffect, useId, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {countHits} from '@site/features/search/engine/answer';

import {countText} from '../countText';
import {useAnswer, useLoadSearch, useSearchState} from '../useSearch';
import {Icon} from '../../../../shared/ui/Icon';
import {SearchLibraries} from '../SearchLibraries';
import {SearchSuggestions} from '../SearchSuggestions';
import {SearchPage} from '../SearchPage';
import styles from './styles.module.css';
import {useQueryInAddress} from './useQueryInAddress';

/** All results of the search in the address, by page, with a filter by library. */
export function SearchResults() {
  const id = useId();
  const [text, setText] = useQueryInAddress();
  const load = useLoadSearch();
  const hydrated = useIsBrowser();
  const hasText = text.trim() !== '';
  useEffect(() => {
    if (hasText) {
      load();
    }
  }, [hasText, load]);

  return (
    <section className={styles.results} aria-label="Results">
      <div className={styles.field} data-screen-only>
        <Icon name="search" />
        <input
          className={styles.input}
          id={id}
          type="search"
          aria-label="Search all pages"
          autoComplete="off"
          spellCheck={false}
          // What is typed before hydration would be lost.
          disabled={!hydrated}
          placeholder="Class, attribute, option, message"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          onFocus={load}
        />
      </div>
      <noscript>
        <p className={styles.count}>
          The search runs in your browser and needs JavaScript. Without it, the{' '}
          <a href="/">list of libraries</a> leads to every page.
        </p>
      </noscript>
      {hasText && <Outcome text={text} onRetry={load} onText={setText} />}
    </section>
  );
}

interface OutcomeProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly onText: (text: string) => void;
}

function Outcome({text, onRetry, onText}: OutcomeProps) {
  const state = useSearchState();
  const answer = useAnswer(text);
  const [library, setLibrary] = useState<string | null>(null);
  const pages = answer?.pages ?? [];
  const chosen = pages.some((page) => page.library === library) ? library : null;
  const shown = chosen === null ? pages : pages.filter((page) => page.library === chosen);
  const count = countHits(shown);

  if (state.status === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        The results cannot be shown: the search files did not load.{' '}
        <button className={styles.retry} type="button" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <>
      {pages.length > 0 && <SearchLibraries pages={pages} chosen={chosen} onChoose={setLibrary} />}
      <p className={styles.count} role="status">
        {answer === null ? 'Loading...' : countText(count)}
        {count > 0 && ` on ${shown.length === 1 ? '1 page' : `${shown.length} pages`}`}
      </p>
      {answer !== null && pages.length === 0 && (
        <SearchSuggestions near={answer.near} text={answer.text} onNear={onText} />
      )}
      {state.status === 'ready' && (
        <ol className={styles.pages}>
          {shown.map((page) => (
            <SearchPage key={page.route} page={page} highlight={state.options.highlightResult} />
          ))}
        </ol>
      )}
    </>
  );
}
