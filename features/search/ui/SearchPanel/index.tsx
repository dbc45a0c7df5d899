import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {Answer} from '@site/features/search/engine/answer';

import {countText} from '../countText';
import type {HitLink} from '../hitLinks';
import {SearchHit} from '../SearchHit';
import {Icon} from '../../../../shared/ui/Icon';
import {SearchSuggestions} from '../SearchSuggestions';
import styles from './styles.module.css';

export interface SearchPanelProps {
  readonly active: number;
  readonly answer: Answer;
  readonly inSheet: boolean;
  readonly links: readonly HitLink[];
  readonly listId: string;
  readonly onActive: (active: number) => void;
  readonly onLeave: () => void;
  readonly onNear: (text: string) => void;
}

/** What the search box has found: a list of links, or words that come close. */
export function SearchPanel({answer, inSheet, onLeave, onNear, ...list}: SearchPanelProps) {
  const {found, text} = answer;
  const resultsPage = useBaseUrl('/search');
  const className = inSheet ? styles.inSheet : styles.panel;
  if (found.hits === 0) {
    return (
      <div className={className} tabIndex={-1}>
        <SearchSuggestions near={answer.near} text={text} onNear={onNear} />
      </div>
    );
  }
  return (
    <div className={className} tabIndex={-1}>
      <p className={styles.count} aria-hidden="true">
        <strong>{countText(found.hits)}</strong> on{' '}
        {found.pages === 1 ? '1 page' : `${found.pages} pages`}
      </p>
      <HitList {...list} onLeave={onLeave} />
      <div className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          {keys.map(([key, meaning]) => (
            <span key={key} className={styles.keyHint}>
              <kbd className={styles.key}>{key}</kbd> {meaning}
            </span>
          ))}
        </span>
        <Link
          className={clsx(styles.all)}
          to={`${resultsPage}?q=${encodeURIComponent(text)}`}
          onClick={onLeave}
        >
          See all results
          <Icon name="next" />
        </Link>
      </div>
    </div>
  );
}

const keys = [
  ['↑ ↓', 'choose'],
  ['↵', 'open'],
  ['Ctrl ↵', 'new tab'],
  ['Esc', 'close'],
] as const;

type HitListProps = Pick<SearchPanelProps, 'active' | 'links' | 'listId' | 'onActive' | 'onLeave'>;

function HitList({active, links, listId, onActive, onLeave}: HitListProps) {
  return (
    <div className={styles.list} id={listId} role="listbox" aria-label="Results" tabIndex={-1}>
      {links.map((link, position) => (
        <SearchHit
          key={link.hit.url}
          id={`${listId}-${position}`}
          link={link}
          selected={position === active}
          onActive={() => {
            onActive(position);
          }}
          onLeave={onLeave}
        />
      ))}
    </div>
  );
}
