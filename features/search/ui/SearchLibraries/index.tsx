import {useId} from 'react';

import {countHits} from '@site/features/search/engine/answer';
import type {PageHits} from '@site/features/search/engine/answer';

import {countText} from '../countText';
import {byLibrary} from '../byLibrary';
import styles from './styles.module.css';

export interface SearchLibrariesProps {
  readonly pages: readonly PageHits[];
  /** Null for all. */
  readonly chosen: string | null;
  readonly onChoose: (library: string | null) => void;
}

/** A choice of one library among those with results, with the number of results in each. */
export function SearchLibraries({pages, chosen, onChoose}: SearchLibrariesProps) {
  const name = useId();
  const choices = [
    {library: null, label: 'All libraries', count: countHits(pages)},
    ...byLibrary(pages).map(({library, count}) => ({
      library,
      label: library === '' ? 'other pages' : library,
      count,
    })),
  ];
  return (
    <fieldset className={styles.libraries}>
      <legend className={styles.legend}>Library</legend>
      {choices.map(({library, label, count}) => (
        <label key={label} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={library === chosen}
            aria-label={`${label}: ${countText(count)}`}
            onChange={() => {
              onChoose(library);
            }}
          />
          {label} <span className={styles.number}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
