import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {useOpenAtTarget} from '../../../../../shared/ui/useOpenAtTarget';
import styles from './styles.module.css';

export interface ReferenceProps {
  /** Written by features/library-facts/reference in the build. */
  readonly html: string;
}

/** The content of a page of the API reference; its only script opens the list of internal classes for a link into it. */
export function Reference({html}: ReferenceProps): ReactNode {
  useOpenAtTarget();
  const {collectAnchor} = useBrokenLinks();
  // Only the build checks links.
  if (typeof window === 'undefined') {
    for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) {
      collectAnchor(id);
    }
  }
  return <div className={styles.reference} dangerouslySetInnerHTML={{__html: html}} />;
}
