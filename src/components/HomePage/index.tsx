import type {ReactNode} from 'react';

import {HomeHero} from '../HomeHero';
import {LibraryFilter} from '../LibraryFilter';
import styles from './styles.module.css';

export interface HomePageProps {
  readonly title: string;
}

/** The content of the home page: what this is, the search, the libraries. */
export function HomePage({title}: HomePageProps): ReactNode {
  return (
    <main className={styles.home}>
      <HomeHero title={title} />
      <LibraryFilter />
    </main>
  );
}
