import {useEffect, useRef} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import type {HitLink} from '../hitLinks';
import {SearchText} from '../SearchText';
import {kindText} from './kindText';
import styles from './styles.module.css';

export interface SearchHitProps {
  readonly id: string;
  readonly link: HitLink;
  readonly selected: boolean;
  readonly onActive: () => void;
  readonly onLeave: () => void;
}

/** One entry of the result list: library, page and heading, and the place in the text. */
export function SearchHit({id, link, selected, onActive, onLeave}: SearchHitProps) {
  const {page, hit, address} = link;
  const option = useRef<HTMLSpanElement>(null);
  const library = page.library === '' ? [] : [{text: page.library, hit: false}];
  const path = [library, page.title, hit.heading ?? []].filter((part) => part.length > 0);

  useEffect(() => {
    if (selected) {
      option.current?.parentElement?.scrollIntoView({block: 'nearest'});
    }
  }, [selected]);

  return (
    <Link
      className={clsx(styles.hit)}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      to={address}
      onClick={(event) => {
        // With a key or the middle button it opens elsewhere, and the reader stays.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
          onLeave();
        }
      }}
      onMouseMove={onActive}
    >
      <span ref={option} className={styles.path}>
        {path.map((part, level) => (
          <span key={level} className={styles.step}>
            {level > 0 && <span className={styles.separator}> › </span>}
            <SearchText segments={part} />
          </span>
        ))}
      </span>{' '}
      {page.kind !== null && <span className={styles.kind}>{kindText(page.kind)}</span>}{' '}
      <span className={styles.snippet}>
        <SearchText segments={hit.snippet} />
      </span>
    </Link>
  );
}
