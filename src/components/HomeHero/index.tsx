import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import {allLibraries} from '@site/features/library-facts/read/packages';

import {requestSearchFocus} from '../../../features/search/ui/requestSearchFocus';
import {Icon} from '../../../shared/ui/Icon';
import styles from './styles.module.css';

export interface HomeHeroProps {
  readonly title: string;
}

const tries = ['keyset pagination', '#[Map]', 'outbox', 'pivot table'];

/** The top of the home page: what the site is, and an entry to its search. */
export function HomeHero({title}: HomeHeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        {allLibraries.length} libraries, each documented for the release on its card.{' '}
        <Link to="/compatibility">Compatibility</Link> compares what they need.
      </p>
      <Link
        className={clsx(styles.search)}
        to="/search"
        aria-keyshortcuts="/"
        data-screen-only
        onClick={goToSearch}
      >
        <Icon name="search" />
        <span className={styles.placeholder}>Search classes, attributes, errors, tasks</span>
        <kbd aria-hidden="true">/</kbd>
      </Link>
      <p className={styles.tries} data-screen-only>
        Try
        {tries.map((words) => (
          <Link key={words} to={`/search?q=${encodeURIComponent(words)}`}>
            {words}
          </Link>
        ))}
      </p>
    </header>
  );
}

/** Focuses the search of the navbar, or opens the search page if there is none or for a new tab. */
function goToSearch(event: MouseEvent): void {
  const otherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!otherTab && requestSearchFocus()) {
    event.preventDefault();
  }
}
