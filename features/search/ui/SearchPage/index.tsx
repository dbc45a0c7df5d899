import Link from '@docusaurus/Link';

import type {Hit, PageHits} from '@site/features/search/engine/answer';
import {withHighlight} from '@site/features/search/engine/highlightAddress';

import {kindText} from '../SearchHit/kindText';
import {SearchText} from '../SearchText';
import styles from './styles.module.css';

export interface SearchPageProps {
  readonly page: PageHits;
  /** Whether the target page marks the words. */
  readonly highlight: boolean;
}

/** One page in the list of all results, with its headings. */
export function SearchPage({page, highlight}: SearchPageProps) {
  const address = (hit: Hit) => (highlight ? withHighlight(hit.url, hit.words) : hit.url);
  const own = page.hits.find((hit) => hit.heading === null);
  const headings = page.hits.filter((hit) => hit.heading !== null);
  return (
    <li className={styles.page}>
      <div className={styles.path}>
        {page.library !== '' && <span className={styles.library}>{page.library}</span>}
        {page.kind !== null && <span>{kindText(page.kind)}</span>}
      </div>
      <div className={styles.title}>
        <Link to={own === undefined ? page.route : address(own)}>
          <SearchText segments={page.title} />
        </Link>
      </div>
      {own !== undefined && own.snippet.length > 0 && (
        <div className={styles.snippet}>
          <SearchText segments={own.snippet} />
        </div>
      )}
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map((hit) => (
            <li key={hit.url}>
              <Link to={address(hit)}>
                <SearchText segments={hit.heading ?? []} />
              </Link>
              <div className={styles.snippet}>
                <SearchText segments={hit.snippet} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
