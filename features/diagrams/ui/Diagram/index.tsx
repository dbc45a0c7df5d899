import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface DiagramProps {
  /** Name of the source: `diagrams/<src>.yaml` beside the page. features/diagrams/build replaces it. */
  readonly src?: string;
  /** Added by features/diagrams/build: the caption and the drawings, made at build time. */
  readonly title?: string;
  readonly wide?: string;
  readonly narrow?: string;
}

/** A diagram, drawn in the build: from left to right if there is room, otherwise from top to bottom. */
export function Diagram({src, title, wide, narrow}: DiagramProps): ReactNode {
  if (title === undefined || wide === undefined || narrow === undefined) {
    throw new Error(
      `The diagram "${src ?? ''}" was not drawn: use <Diagram src="name" /> in an .mdx page.`,
    );
  }
  const hasWide = wide !== '';
  return (
    <figure className={styles.diagram}>
      {hasWide && <div className={styles.wide} dangerouslySetInnerHTML={{__html: wide}} />}
      <div className={clsx(hasWide && styles.narrow)} dangerouslySetInnerHTML={{__html: narrow}} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
