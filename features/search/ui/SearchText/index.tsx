import type {Segment} from '@site/features/search/engine/answer';

import styles from './styles.module.css';

export interface SearchTextProps {
  readonly segments: readonly Segment[];
}

/** A text of a result with its found words marked. */
export function SearchText({segments}: SearchTextProps) {
  return segments.map(({text, hit}, position) =>
    hit ? (
      <mark key={position} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
