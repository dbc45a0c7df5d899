import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {Library} from '@site/features/library-facts/read/packages';
import {type NeedName, mainNeeds} from '@site/features/library-facts/read/requirements';

import {SearchText} from '../../../features/search/ui/SearchText';
import {CopyCommand} from './CopyCommand';
import styles from './styles.module.css';

export interface LibraryCardProps {
  readonly library: Library;
  /** The requirement to mark. */
  readonly marked?: NeedName | undefined;
}

/** A library as a list item: all of it links to the section, except the copy button. */
export function LibraryCard({library, marked}: LibraryCardProps): ReactNode {
  const {section, release, purpose, install} = library;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link to={`/${section}`}>{section}</Link> <span className={styles.release}>{release}</span>
      </h3>
      <p className={styles.purpose}>{purpose}</p>
      <div className={styles.install}>
        <code>{install}</code>
        <CopyCommand command={`composer require ${install}`} />
      </div>
      <ul className={styles.needs} aria-label="Requires">
        {mainNeeds(library).map(({name, text}) => (
          <li key={name}>
            <SearchText segments={[{text, hit: name === marked}]} />
          </li>
        ))}
      </ul>
    </li>
  );
}
