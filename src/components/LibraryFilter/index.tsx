import type {ReactNode} from 'react';

import {type Library, allLibraries, groups} from '@site/features/library-facts/read/packages';
import type {NeedName} from '@site/features/library-facts/read/requirements';

import {LibraryCard} from '../LibraryCard';
import {all, filters, shownText} from './filters';
import styles from './styles.module.css';
import {useFilterInAddress} from './useFilterInAddress';

/** All libraries grouped by task, or the filtered ones in one list. */
export function LibraryFilter(): ReactNode {
  const [chosen, choose] = useFilterInAddress();
  const shown = allLibraries.filter(chosen.shows);
  return (
    <>
      <div className={styles.filter} data-screen-only>
        <div className={styles.chips} role="group" aria-label="Show libraries">
          {filters.map((filter) => {
            const count = allLibraries.filter(filter.shows).length;
            return (
              <button
                key={filter.id}
                className={styles.chip}
                type="button"
                aria-pressed={filter === chosen}
                // Read aloud, "Symfony 8 3" would sound like a version.
                aria-label={`${filter.label}: ${count} ${count === 1 ? 'library' : 'libraries'}`}
                onClick={() => {
                  choose(filter);
                }}
              >
                {filter.label} <span className={styles.number}>{count}</span>
              </button>
            );
          })}
        </div>
        <p className={styles.count} role="status">
          {shownText(shown.length, allLibraries.length)}
        </p>
      </div>
      {chosen === all ? (
        groups.map(({title, libraries}) => (
          <LibraryGroup key={title} title={title} libraries={libraries} />
        ))
      ) : (
        <LibraryGroup title={chosen.label} libraries={shown} marked={chosen.need} />
      )}
      {shown.length === 0 && (
        <button
          className={styles.chip}
          type="button"
          onClick={() => {
            choose(all);
          }}
        >
          Show all
        </button>
      )}
    </>
  );
}

interface LibraryGroupProps {
  readonly title: string;
  readonly libraries: readonly Library[];
  readonly marked?: NeedName | undefined;
}

function LibraryGroup({title, libraries, marked}: LibraryGroupProps): ReactNode {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.cards}>
        {libraries.map((library) => (
          <LibraryCard key={library.section} library={library} marked={marked} />
        ))}
      </ul>
    </section>
  );
}
