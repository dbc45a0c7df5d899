import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {type Library, groups, packagistUrl} from '@site/src/facts/packages';

import styles from './styles.module.css';

export interface LibraryListProps {
  readonly title: string;
}

/** The libraries of the family, grouped by what people come to do. */
export function LibraryList({title}: LibraryListProps): ReactNode {
  const documented = useDocumentedSections();
  return (
    <div className={styles.home}>
      <h1>{title}</h1>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          <ul className={styles.libraries}>
            {group.libraries.map((library) => (
              <li key={library.section}>
                <LibraryEntry library={library} documented={documented.has(library.section)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface LibraryEntryProps {
  readonly library: Library;
  readonly documented: boolean;
}

function LibraryEntry({library, documented}: LibraryEntryProps): ReactNode {
  const {section, release, purpose, install, needs} = library;
  return (
    <>
      <h3>
        {documented ? (
          <Link to={`/${section}`}>{section}</Link>
        ) : (
          <a href={packagistUrl(install)}>{section}</a>
        )}{' '}
        <span className={styles.release}>{release}</span>
      </h3>
      <p>{purpose}</p>
      <p className={styles.needs}>
        <code>{install}</code>
        {needs.slice(0, 3).map(({name, range}) => (
          <span key={name}>
            {name} {range}
          </span>
        ))}
      </p>
    </>
  );
}

function useDocumentedSections(): ReadonlySet<string> {
  const version = useLatestVersion(undefined);
  return new Set(version.docs.map(({id}) => id.replace(/\/index$/, '')));
}
