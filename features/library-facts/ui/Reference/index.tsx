import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface ReferenceProps {
  /** Written by features/library-facts/reference in the build. */
  readonly html: string;
}

/** The content of a page of the API reference, without any script of its own. */
export function Reference({html}: ReferenceProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // Only the build checks links.
  if (typeof window === 'undefined') {
    for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) {
      collectAnchor(id);
    }
  }
  return <div className={styles.reference} dangerouslySetInnerHTML={{__html: html}} />;
}
