import {Children, type ReactNode} from 'react';

import styles from './styles.module.css';

export interface RenderedTableProps {
  /** What the table is: the title of its fence. */
  readonly title: string;
  /** The library and version that printed the HTML, as recorded by features/samples. */
  readonly printedBy?: string;
  /** The table, rebuilt at build time by `tableIn`, and the block with its HTML. */
  readonly children: ReactNode;
}

/** An output that is an HTML table, shown as a table, with the printed HTML behind a disclosure. */
export function RenderedTable({title, printedBy, children}: RenderedTableProps): ReactNode {
  const [table, code] = Children.toArray(children);
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {printedBy !== undefined && ` printed by ${printedBy}`}
      </figcaption>
      {table}
      {/* The Markdown twin of the page has the table. */}
      <details className={styles.source} data-screen-only>
        <summary>HTML of this table</summary>
        {code}
      </details>
    </figure>
  );
}
