import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface FoldProps {
  /** How many lines are inside. */
  readonly lines: number;
  readonly children: ReactNode;
}

/** Lines of an output that are shown on demand, and always on paper. */
export function Fold({lines, children}: FoldProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{lines} more lines</summary>
      {children}
    </details>
  );
}
